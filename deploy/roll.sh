#!/bin/sh
# Replaces the running servers with servers of the current image, one by one: starts a new one beside
# them, and stops an old one once it is ready.
#   docker compose build && ./roll.sh
set -eu
cd "$(dirname "$0")"

READY_TRIES=60   # a second each
PROXY_SECONDS=6  # the proxy looks for servers every five

servers() { docker compose ps --quiet server; }
health() { docker inspect --format '{{.State.Health.Status}}' "$1"; }

wait_until_ready() {
  tries=0
  until [ "$(health "$1")" = healthy ]; do
    tries=$((tries + 1))
    [ "$tries" -lt "$READY_TRIES" ] || return 1
    sleep 1
  done
}

old_servers=$(servers)
[ -n "$old_servers" ] || { echo "No server runs. Start them: docker compose up -d" >&2; exit 1; }
count=$(echo "$old_servers" | wc -l)

# Servers of the previous version keep working on the new schema. A database whose settings have
# changed is not restarted here.
docker compose run --rm --no-deps migrate

for old in $old_servers; do
  before=$(servers)
  docker compose up --detach --no-deps --no-recreate --scale server=$((count + 1)) server
  new=$(servers | grep -vxF "$before") || { echo "Docker started no new server." >&2; exit 1; }
  if ! wait_until_ready "$new"; then
    docker logs --tail 20 "$new" >&2
    docker rm --force --volumes "$new" >/dev/null
    echo "The new server was not ready after $READY_TRIES seconds and is removed; its log is above. The others run on." >&2
    exit 1
  fi
  sleep "$PROXY_SECONDS"
  docker stop "$old" >/dev/null
  docker rm --volumes "$old" >/dev/null
  echo "$new has taken the place of $old."
done
# Only where their image or settings have changed.
docker compose up --detach --no-deps backup proxy
