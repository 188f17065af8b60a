import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const SCRIPT = path.join(import.meta.dirname, "roll.sh");

// A fake Docker: containers are lines of a file, and one is ready at the third check. It records
// the actions and how many servers existed.
const DOCKER = `#!/bin/sh
cd "$(dirname "$0")"
note() { echo "$1, $(grep -c . servers) there" >>done; }
case "$*" in
  "compose ps "*) cat servers ;;
  "compose config server") printf 'services:\n  server:\n    deploy:\n      replicas: 2\n' ;;
  "compose exec -T backup node deploy/nightly-backup.ts once") [ ! -e full ] && note backup ;;
  "compose run --rm --no-deps migrate") note migrate ;;
  "compose up "*server)
    for word in "$@"; do case $word in server=*) count=\${word#server=} ;; esac; done
    while [ "$(grep -c . servers)" -lt "$count" ]; do
      made=$(($(cat made) + 1)); echo $made >made; echo "new-$made" >>servers
      note "start new-$made"
    done ;;
  "compose up --detach --no-deps "*) shift 4; note "update $*" ;;
  "inspect "*)
    for word in "$@"; do id=$word; done
    echo look >>"looks-$id"
    if [ -e sick ] || [ "$(grep -c . "looks-$id")" -lt 3 ]; then echo starting; else
      [ -e "ready-$id" ] || note "ready $id"; touch "ready-$id"; echo healthy
    fi ;;
  "logs "*) echo "its log" ;;
  "stop "*) note "stop $2" ;;
  # The image has a volume at /data, which a container leaves behind otherwise.
  "rm "*--volumes*)
    for word in "$@"; do id=$word; done
    grep -vxF "$id" servers >left; mv left servers; note "remove $id" ;;
  *) echo "docker $*?" >&2; exit 1 ;;
esac
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-roll-"));
  await writeFile(path.join(folder, "docker"), DOCKER);
  await writeFile(path.join(folder, "sleep"), "#!/bin/sh\n");
  for (const program of ["docker", "sleep"]) await chmod(path.join(folder, program), 0o755);
  await writeFile(path.join(folder, "servers"), "old-1\nold-2\n");
  await writeFile(path.join(folder, "made"), "0\n");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const roll = () =>
  new Promise<{ code: number; errors: string }>((resolve) => {
    const env = { PATH: `${folder}:${process.env.PATH}` };
    execFile(SCRIPT, { env }, (error, _, errors) =>
      resolve({ code: Number(error?.code ?? 0), errors }),
    );
  });
const read = async (name: string) =>
  (await readFile(path.join(folder, name), "utf8")).trimEnd().split("\n");

test("after a backup and the migration each server is stopped only when a new one is ready", async () => {
  expect(await roll()).toEqual({ code: 0, errors: "" });
  expect(await read("done")).toEqual([
    "backup, 2 there",
    "migrate, 2 there",
    "update backup, 2 there",
    "start new-1, 3 there",
    "ready new-1, 3 there",
    "stop old-1, 3 there",
    "remove old-1, 2 there",
    "start new-2, 3 there",
    "ready new-2, 3 there",
    "stop old-2, 3 there",
    "remove old-2, 2 there",
    "update proxy, 2 there",
  ]);
});

test.each([
  ["one more", "old-1\nold-2\nnew-0\n", 3],
  ["one fewer", "old-2\n", 1],
])("where an interruption left %s, it ends with as many as are wanted", async (_, left, least) => {
  await writeFile(path.join(folder, "servers"), left);
  expect(await roll()).toEqual({ code: 0, errors: "" });
  expect(await read("servers")).toEqual(["new-1", "new-2"]);
  const counts = (await read("done")).map((line) => Number(/(\d+) there$/.exec(line)![1]));
  expect(Math.min(...counts)).toBe(Math.min(least, 2));
});

test("without a new backup nothing is changed", async () => {
  await writeFile(path.join(folder, "full"), "");
  const { code, errors } = await roll();
  expect([code, errors]).toEqual([1, expect.stringContaining("so nothing was changed")]);
  expect(await read("servers")).toEqual(["old-1", "old-2"]);
  await expect(read("done")).rejects.toThrow("ENOENT");
});

test("a new server that is never ready is removed, with its log told, and the old ones stay", async () => {
  await writeFile(path.join(folder, "sick"), "");
  const { code, errors } = await roll();
  expect(code).toBe(1);
  expect(errors).toContain("its log\n");
  expect(errors).toContain("was not ready after 60 seconds and is removed");
  expect(errors).toContain("may not be able to start again: the data are migrated");
  expect(await read("servers")).toEqual(["old-1", "old-2"]);
  expect(await read("done")).not.toContainEqual(expect.stringMatching(/^stop/));
});

test("where no server runs it says how to start them", async () => {
  await writeFile(path.join(folder, "servers"), "");
  expect(await roll()).toEqual({
    code: 1,
    errors: "No server runs. Start them: docker compose up -d\n",
  });
});
