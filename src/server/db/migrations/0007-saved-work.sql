-- Pages that members keep, each with all that its address says.

create table saved_work (
  id text primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  address text not null,
  note text not null,
  search_text text not null,
  saved_at timestamptz not null default now()
);

create index saved_work_member_id on saved_work (member_id, saved_at);
