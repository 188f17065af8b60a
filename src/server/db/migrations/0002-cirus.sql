-- Releases of the CIRUS figures, which one of each view is live, and the one before it.

create table cirus_releases (
  id text primary key,
  view text not null,
  as_of date not null,
  created_at timestamptz not null default now()
);

create table cirus_places (
  release_id text not null references cirus_releases (id) on delete cascade,
  place_id text not null,
  facts jsonb not null,
  primary key (release_id, place_id)
);

create table cirus_live (
  view text primary key,
  release_id text not null references cirus_releases (id),
  former_release_id text references cirus_releases (id)
);
