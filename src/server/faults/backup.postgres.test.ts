import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { carryOut, withData } from "../operator/carry-out.ts";
import { cirusCommand } from "../operator/cirus-command.ts";
import { readEnvironment } from "../process/environment.ts";
import { logIn, tokenWorks } from "../testing/member-calls.ts";
import type { ServerProcess } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, folder, freshStore, startServer } from "../testing/stores.ts";

// Backups move between the two engines, so this file needs both. It belongs to the PostgreSQL run,
// because not every machine has PostgreSQL.

type Store = Record<string, string>;

const SECOND = { email: "second@example.org", password: "second's long password" };
const ENGINES = [
  ["the embedded database", { onPostgres: false }],
  ["PostgreSQL", { onPostgres: true }],
] as const;

/** Runs a command of package.json that should succeed; gives its output. */
async function run(store: Store, script: string, words: string[], options = {}): Promise<string> {
  const { code, text, errors } = await runCommand(script, words, store, options);
  expect([code, errors]).toEqual([0, ""]);
  return text;
}

/** Does a command's work in this process, wherever the data is. */
const member = (store: Store, given: { words: string[]; secret?: string }) =>
  carryOut(readEnvironment(store), { command: "member", ...given });
const cirus = (store: Store, ...words: string[]) =>
  withData(readEnvironment(store), (ask) => cirusCommand(ask, words));

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

interface Site {
  readonly server: ServerProcess;
  readonly token: string;
  readonly live: string;
  readonly former: string;
  /** Taken while it ran. */
  readonly backup: string;
}

/** A site as its operator made it: two members, one of them logged in, and an import of figures. */
async function openSite(store: Store, byNpm: boolean): Promise<Site> {
  const server = await startServer({ ...store, ...FIRST_MEMBER });
  const words = ["add", SECOND.email, "--password"];
  await member(store, { words, secret: SECOND.password });
  const token = (await logIn(server, SECOND.email, SECOND.password))!;
  const former = await liveWorld(server);
  const directory = await mkdtemp(path.join(folder, "site-"));
  await cirus(store, "export", "world", "--out", directory);
  const file = path.join(directory, "cirus-world.csv");
  await writeFile(file, (await readFile(file, "utf8")).replaceAll(",55.9,", ",56.1,"));
  const said = await cirus(store, "import", file);
  const live = /^(world-\S+) is live/.exec(said)![1]!;
  // A release's files are made in the background, unless somebody asks for one.
  for (const release of ["india", former, live]) {
    const file = `${server.url}/api/v1/cirus/releases/${release}/datapackage.json`;
    await expect.poll(async () => (await fetch(file)).status).toBe(200);
  }
  const backup = path.join(directory, "backup.gz");
  // With npm, paths are relative to where it is called.
  await run(store, "backup", [byNpm ? "backup.gz" : backup], { byNpm, from: directory });
  return { server, token, live, former, backup };
}

/** Expects a server to have everything of a site now, without a restart. */
async function expectSite(store: Store, server: ServerProcess, { token, live, former }: Site) {
  await expect.poll(() => liveWorld(server)).toBe(live);
  expect(await tokenWorks(server, token)).toBe(true);
  expect(await logIn(server)).not.toBeNull();
  expect(await logIn(server, SECOND.email, SECOND.password)).not.toBeNull();
  expect(await cirus(store, "rollback")).toContain(`${former} is live again`);
  await expect.poll(() => liveWorld(server)).toBe(former);
}

test.each(ENGINES)("a backup of %s is restored whole into either database", async (_, from) => {
  const byNpm = !from.onPostgres;
  const store = await freshStore({ ...from, isNew: true });
  const site = await openSite(store, byNpm);
  expect(await site.server.stop("SIGTERM")).toBe(0);
  const rows = await rowsIn(site.backup);
  // With PostgreSQL it makes no difference whether a server runs.
  if (!from.onPostgres) {
    await run(store, "backup", [`${site.backup}-at-rest`]);
    expect(await rowsIn(`${site.backup}-at-rest`)).toEqual(rows);
  }

  for (const [, into] of ENGINES) {
    const other = await freshStore({ ...into, isNew: true });
    const done = `${rows.length - 1} rows are restored from ${site.backup}.\n`;
    expect(await run(other, "restore", [site.backup], { byNpm })).toBe(done);
    // Replacing an engine's own data does not depend on where the backup is from.
    const isSame = into === from;
    if (isSame && !into.onPostgres) {
      expect(await run(other, "restore", [site.backup, "--replace"])).toBe(done);
    }
    const server = await startServer(other);
    const again = `${site.backup}-${into.onPostgres}`;
    await carryOut(readEnvironment(other), { command: "backup", words: [again] });
    expect(await rowsIn(again)).toEqual(rows);
    await expectSite(other, server, site);

    if (isSame) {
      await member(other, { words: ["remove", SECOND.email] });
      expect(await run(other, "restore", [site.backup, "--replace"])).toBe(done);
      await expectSite(other, server, site);
    }
    expect(await server.stop("SIGTERM")).toBe(0);
  }
});
