import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { runCommand as runHere } from "../commands/run-command.ts";
import { readEnvironment } from "../config.ts";
import { logIn, tokenWorks } from "../testing/member-calls.ts";
import type { ServerProcess } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, folder, freshStore, startServer } from "../testing/stores.ts";
import { withoutResults } from "../testing/without-results.ts";

// Backups move between the two engines, so this file needs both. It belongs to the PostgreSQL run,
// because not every machine has PostgreSQL.

type Store = Record<string, string>;

const SECOND = { email: "second@example.org", password: "second's long password" };
const THIRD = { email: "third@example.org", password: "third's long password" };

/** Runs a command of package.json that should succeed; gives its output. */
async function run(store: Store, script: string, words: string[], options = {}): Promise<string> {
  const { code, text, errors } = await runCommand(script, words, store, options);
  expect([code, errors]).toEqual([0, ""]);
  return text;
}

/** Runs a command in this process, wherever the data is. */
const cirus = (store: Store, ...words: string[]) => runHere("cirus", words, readEnvironment(store));

async function liveWorld({ url }: { url: string }): Promise<string> {
  const answer = await fetch(`${url}/api/v1/cirus/continents`);
  return ((await answer.json()) as { meta: { release: string } }).meta.release;
}

/** What a backup holds, in whatever order. */
const rowsIn = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n")
    .slice(1)
    .sort();

/** What is in the data of a site. */
interface Site {
  readonly added: typeof SECOND;
  /** Of a login of the added member. */
  readonly token: string;
  readonly live: string;
  readonly former: string;
  /** Taken while its server runs. */
  readonly backup: string;
}

/** What an operator does: adds a member, who logs in, imports figures, and takes a backup by npm. */
async function furnish(
  store: Store,
  server: ServerProcess,
  added: typeof SECOND,
  figure: string,
): Promise<Site> {
  const adding = ["add", added.email, "--password"];
  await runHere("member", adding, readEnvironment(store), async () => added.password);
  const token = (await logIn(server, added.email, added.password))!;
  const former = await liveWorld(server);
  const directory = await mkdtemp(path.join(folder, "site-"));
  await cirus(store, "export", "world", "--out", directory);
  const file = path.join(directory, "cirus-world.csv");
  const exported = await readFile(file, "utf8");
  await writeFile(file, withoutResults(exported.replace(/,5\d\.\d,/g, `,${figure},`)));
  const said = await cirus(store, "import", file);
  const live = /^(world-\S+) is live/.exec(said)![1]!;
  // A release's files are made in the background, unless somebody asks for one.
  for (const release of ["india", former, live]) {
    const file = `${server.url}/api/v1/cirus/releases/${release}/datapackage.json`;
    await expect.poll(async () => (await fetch(file)).status).toBe(200);
  }
  // With npm, paths are relative to where it is called.
  await run(store, "backup", ["backup.gz"], { byNpm: true, from: directory });
  return { added, token, live, former, backup: path.join(directory, "backup.gz") };
}

/** Expects a server to have everything of a site now, without a restart; leaves it like that. */
async function expectSite(store: Store, server: ServerProcess, site: Site) {
  const { added, token, live, former } = site;
  await expect.poll(() => liveWorld(server)).toBe(live);
  expect(await tokenWorks(server, token)).toBe(true);
  expect(await logIn(server)).not.toBeNull();
  expect(await logIn(server, added.email, added.password)).not.toBeNull();
  expect(await cirus(store, "rollback")).toContain(`${former} is live again`);
  await expect.poll(() => liveWorld(server)).toBe(former);
  expect(await cirus(store, "rollback", "world")).toContain(`${live} is live again`);
  await expect.poll(() => liveWorld(server)).toBe(live);
}

/** Restores a backup by the command. */
async function restore(store: Store, backup: string, words: string[] = [], options = {}) {
  const done = `${(await rowsIn(backup)).length - 1} rows are restored from ${backup}.\n`;
  expect(await run(store, "restore", [backup, ...words], options)).toBe(done);
}

/** Expects the data of a running server to be what a backup holds. */
async function expectRows(store: Store, backup: string) {
  const again = path.join(await mkdtemp(path.join(folder, "again-")), "backup.gz");
  await runHere("backup", [again], readEnvironment(store));
  expect(await rowsIn(again)).toEqual(await rowsIn(backup));
}

test("a backup of either database is restored whole into either", async () => {
  const origin = await freshStore({ onPostgres: false, isNew: true });
  const first = await startServer({ ...origin, ...FIRST_MEMBER });
  const site = await furnish(origin, first, SECOND, "56.1");
  expect(await first.stop("SIGTERM")).toBe(0);
  // With PostgreSQL it makes no difference whether a server runs.
  const atRest = `${site.backup}-at-rest`;
  await run(origin, "backup", [atRest]);
  expect(await rowsIn(atRest)).toEqual(await rowsIn(site.backup));

  // Into a new data directory, and again into the same.
  const directory = await freshStore({ onPostgres: false, isNew: true });
  await restore(directory, site.backup, [], { byNpm: true });
  await restore(directory, site.backup, ["--replace"]);
  const embedded = await startServer(directory);
  await expectRows(directory, site.backup);
  await expectSite(directory, embedded, site);

  // Into PostgreSQL, where a first start has loaded the packaged figures.
  const { DATABASE_URL } = await freshStore({ onPostgres: true, isNew: true });
  const database = { DATABASE_URL: DATABASE_URL! };
  const postgres = await startServer(database);
  expect(await liveWorld(postgres)).toBe(site.former);
  await restore(database, site.backup);
  await expectRows(database, site.backup);
  await expectSite(database, postgres, site);

  // From PostgreSQL, with what was written there since, into both while they run.
  const grown = await furnish(database, postgres, THIRD, "57.2");
  for (const [store, server] of [
    [database, postgres],
    [directory, embedded],
  ] as const) {
    await runHere("member", ["remove", SECOND.email], readEnvironment(store));
    await restore(store, grown.backup, ["--replace"]);
    await expectRows(store, grown.backup);
    await expectSite(store, server, grown);
    expect(await server.stop("SIGTERM")).toBe(0);
  }
});
