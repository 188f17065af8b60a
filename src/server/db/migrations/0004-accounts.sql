-- Accounts of one's own: the one-time links by which a member sets a password, when each login was
-- last proven and where, and the logins that a change of the account has ended. An account may have
-- no password while its link is not used yet, or because its member logs in in another way.

alter table members alter column password_hash drop not null;

alter table tokens add column proven_at timestamptz not null default now();
alter table tokens add column method text not null default 'password';
alter table tokens add column browser text;

create table one_time_links (
  secret_hash text primary key,
  purpose text not null,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index one_time_links_email on one_time_links (email);

create table ended_logins (
  token_hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  reason text not null,
  ended_at timestamptz not null default now()
);
