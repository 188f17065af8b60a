-- Members, the tokens they hold, and the counters that slow down guessing.

create table members (
  id uuid primary key,
  email text not null unique,
  password_hash text not null,
  created_at timestamptz not null default now()
);

create table tokens (
  token_hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index tokens_member_id on tokens (member_id);

create table login_attempts (
  limit_key text primary key,
  attempts integer not null,
  resets_at timestamptz not null
);

create table familiar_addresses (
  member_id uuid not null references members (id) on delete cascade,
  address_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (member_id, address_hash)
);
