#!/bin/sh
# Run once by PostgreSQL's image, on an empty volume: the servers' user owns its database, the one that
# backups are restored into to be compared, and nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
create role shabda login nosuperuser nocreatedb nocreaterole password :'password';
create database shabda owner shabda;
create database shabda_backup_check owner shabda;
SQL
