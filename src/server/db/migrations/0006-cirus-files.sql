-- Releases are kept from now on, with the one they replaced and with files whose bytes never change.

-- A restore writes the releases in no order, so the reference is checked at the end.
alter table cirus_releases add column former_release_id text references cirus_releases (id)
  deferrable initially deferred;

-- After a rollback the former release of the live one is newer than it, and was not replaced by it.
update cirus_releases
set former_release_id = former.id
from cirus_live, cirus_releases former
where cirus_releases.id = cirus_live.release_id
  and former.id = cirus_live.former_release_id
  and former.created_at < cirus_releases.created_at;

create table cirus_files (
  release_id text not null references cirus_releases (id) on delete cascade,
  name text not null,
  bytes integer not null,
  sha256 text not null,
  gzip text not null,
  primary key (release_id, name)
);
