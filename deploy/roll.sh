#!/bin/sh
# Replaces the running servers with servers of the current image, one by one: starts a new one beside
# them, and stops an old one once it is ready. After an interruption, run it again.
#   docker compose build && ./roll.sh
set -eu
cd "$(dirname "$0")"

READY_TRIES=60   # a second each
PROXY_SECONDS=6  # the proxy looks for servers every five

servers() { docker compose ps --quiet server; }
health() { docker inspect --format '{{.State.Health.Status}}' "$1"; }
fail() { echo "$1" >&2; exit 1; }

wait_until_ready() {
  tries=0
  until [ "$(health "$1")" = healthy ]; do
    tries=$((tries + 1))
    [ "$tries" -lt "$READY_TRIES" ] || return 1
    sleep 1
  done
}

remove() {
  docker stop "$1" >/dev/null
  docker rm --volumes "$1" >/dev/null
  echo "$1 is stopped."
}

running=$(servers)
[ -n "$running" ] || fail "No server runs. Start them: docker compose up -d"
# Not as many as run: an interrupted run may have left one more.
wanted=$(docker compose config server | sed -n 's/^ *replicas: *//p')

# By the version that wrote the data, because it cannot read them any more after the migration.
docker compose exec -T backup node deploy/nightly-backup.ts once ||
  fail "There is no new backup, so nothing was changed. If an earlier run has migrated the data: docker compose up --detach --no-deps backup; then run this again."
docker compose run --rm --no-deps migrate
docker compose up --detach --no-deps backup

# A database whose settings have changed is not restarted here.
# shellcheck disable=SC2086
set -- $running
for _ in $(seq "$wanted"); do
  before=$(servers)
  docker compose up --detach --no-deps --no-recreate --scale server=$(($(echo "$before" | wc -l) + 1)) server
  new=$(servers | grep -vxF "$before") || fail "Docker started no new server."
  if ! wait_until_ready "$new"; then
    docker logs --tail 20 "$new" >&2
    docker rm --force --volumes "$new" >/dev/null
    fail "The new server was not ready after $READY_TRIES seconds and is removed; its log is above. The others run on, but those of the version before may not be able to start again: the data are migrated. Mend the new version and run this again, or go back with the backup taken above, as README.md says."
  fi
  sleep "$PROXY_SECONDS"
  echo "$new is ready."
  [ $# -eq 0 ] || { remove "$1"; shift; }
done
for old; do remove "$old"; done
# Only where its image or settings have changed.
docker compose up --detach --no-deps proxy
