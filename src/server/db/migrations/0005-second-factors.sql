-- What a member logs in with beside a password: codes of an app, passkeys and recovery codes; and
-- the tickets and challenges of logins under way, each of which is used once.

alter table members add column second_factor bool not null default false;
alter table members add column last_login_at timestamptz;

create table totp_secrets (
  member_id uuid primary key references members (id) on delete cascade,
  sealed_secret text not null,
  last_counter int4 not null,
  created_at timestamptz not null default now()
);

create table passkeys (
  id text primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  public_key text not null,
  sign_counter int8 not null,
  transports text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index passkeys_member_id on passkeys (member_id);

create table recovery_codes (
  member_id uuid not null references members (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create table challenges (
  challenge_hash text primary key,
  purpose text not null,
  member_id uuid references members (id) on delete cascade,
  expires_at timestamptz not null
);

create index challenges_member_id on challenges (member_id);
