-- What a release was made from: which packaged figures, and which of the operator's own facts in their
-- place. Both are null for releases of before; facts are null, too, where finished metrics were imported.

alter table cirus_releases add column packaged text;
alter table cirus_releases add column facts jsonb;
