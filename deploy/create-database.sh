#!/bin/sh
# PostgreSQL's image runs this once, on an empty volume. The servers' user owns only their database and
# the one into which backups are restored for comparison.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
create role shabda login nosuperuser nocreatedb nocreaterole password :'password';
create database shabda owner shabda;
create database shabda_backup_check owner shabda;
SQL
