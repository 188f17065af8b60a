-- Which packaged figures a release was made with; null for releases of before.

alter table cirus_releases add column packaged text;
