import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { runCommand } from "../src/server/commands/run-command.ts";
import { readEnvironment } from "../src/server/config.ts";
import { untilWaitedFor } from "../src/server/testing/in-the-middle.ts";
import { NODE_COMPILE_CACHE } from "../src/server/testing/server-process.ts";
import { folder, freshStore } from "../src/server/testing/stores.ts";

// Tests the backups of compose.yaml: takes one of a PostgreSQL database and restores it in another.

const SCRIPT = path.join(import.meta.dirname, "nightly-backup.ts");
const HOUR_MS = 3_600_000;

let store: Record<string, string>;
let directory: string;
beforeAll(async () => {
  store = await filledStore();
});
beforeEach(async () => {
  directory = await mkdtemp(path.join(folder, "backups-"));
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function execute(url: string, statement: string) {
  const client = await connect(url);
  await client.query(statement);
  await client.end();
}

/** A database with a member and all figures, and the one for checks beside it. */
async function filledStore() {
  const filled = await freshStore();
  const url = filled.DATABASE_URL!;
  await execute(url, `create database ${path.basename(url)}_backup_check`);
  await runCommand(
    "member",
    ["add", "asha@example.org", "--password"],
    readEnvironment(filled),
    async () => "mangoes in the rain",
  );
  return filled;
}

/** Makes a database give each new member another address. */
const RENAMING = `
  create function rename() returns trigger language plpgsql as
    $$ begin new.email := 'other-' || new.email; return new; end $$;
  create trigger rename before insert on members for each row execute function rename()`;

const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE,
  BACKUP_DIR: directory,
  ...store,
  ...env,
});

interface Outcome {
  readonly code: number;
  readonly text: string;
  readonly errors: string;
}

const run = (word: string, env: Record<string, string> = {}) =>
  new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [SCRIPT, word], { env: environment(env) }, (error, text, errors) =>
      resolve({ code: Number(error?.code ?? 0), text, errors }),
    );
  });

/** Starts it, to be ended by a signal. */
function start(words: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SCRIPT, ...words], { env: environment(env) });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { text: "", errors: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    said.text += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    said.errors += chunk;
  });
  const ended = once(child, "close");
  return { child, said, ended };
}

const backups = async () => (await readdir(directory)).filter((name) => name !== "state.json");
const writeState = (state: object) =>
  writeFile(path.join(directory, "state.json"), JSON.stringify({ failure: null, ...state }));
/** Makes writing a file fail as on a full disk. */
const fillUp = (name: string) => symlink("/dev/full", path.join(directory, name));
const readState = async () =>
  JSON.parse(await readFile(path.join(directory, "state.json"), "utf8").catch(() => "null"));

test("a backup is written, restored and found the same; old ones go, and other files stay", async () => {
  const old = "shabda-gyan-2020-01-01T02-00-00.000Z.gz";
  const future = "shabda-gyan-2999-01-01T02-00-00.000Z.gz";
  for (const name of [old, `${old}.part`, future, "shabda-gyan-notes.txt"]) {
    await writeFile(path.join(directory, name), "");
  }
  const { code, text, errors } = await run("once");
  expect([code, errors]).toEqual([0, ""]);
  expect(text).toMatch(/^The backup \S+ is written\.\n\d+ rows of \S+ are restored and compared/);
  expect(await backups()).toEqual([
    expect.stringMatching(/^shabda-gyan-20.*Z\.gz$/),
    future,
    "shabda-gyan-notes.txt",
  ]);
  expect(await run("health")).toEqual({ code: 0, text: "", errors: "" });

  const { backedUpAt } = await readState();
  const checks = await connect(`${store.DATABASE_URL}_backup_check`);
  await checks.query(RENAMING);
  onTestFinished(async () => {
    await checks.query("drop function rename cascade");
    await checks.end();
  });
  // The backup is recorded before the comparison, so that no restart writes another.
  await checks.query("begin; lock table members");
  const { said, ended } = start(["once"]);
  await expect.poll(async () => (await readState()).backedUpAt).toBeGreaterThan(backedUpAt);
  await untilWaitedFor(checks);
  expect(said).toEqual({
    text: expect.stringMatching(/^The backup \S+ is written\.\n$/),
    errors: "",
  });
  await checks.query("commit");
  // A changed row is noticed even if none is missing.
  expect(await ended).toEqual([1, null]);
  expect(said.errors).toMatch(
    /^THE BACKUP FAILED: \S+ differs after it was restored: (\d+) rows went in, \1 came out\.\n$/,
  );
});

test("figures that were damaged in the database are noticed, and health tells of it", async () => {
  const damaged = await filledStore();
  await execute(
    damaged.DATABASE_URL!,
    `update cirus_places set facts = jsonb_set(facts::jsonb, '{lat}', '1.25')`,
  );
  const { code, errors } = await run("once", damaged);
  expect(code).toBe(1);
  expect(errors).toMatch(/^THE BACKUP FAILED: restore: The figures of .* are not/);
  expect(await backups()).toHaveLength(1);
  const health = await run("health");
  expect([health.code, health.errors]).toEqual([1, expect.stringContaining("The figures of")]);
});

test("where the database for checks is missing, it says so after the backup", async () => {
  const { code, text, errors } = await run("once", await freshStore());
  expect([code, text]).toEqual([1, expect.stringMatching(/^The backup \S+ is written\.\n$/)]);
  expect(errors).toMatch(
    /^THE BACKUP FAILED: There is no database \w+_backup_check\. Make it once, as deploy\/README\.md says\.\n$/,
  );
});

test("a database that does not answer leaves the last backup and a sentence", async () => {
  await writeState({ backedUpAt: Date.now(), comparedAt: Date.now() });
  const { code, errors } = await run("once", { DATABASE_URL: "postgres://x@127.0.0.1:1/x" });
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^THE BACKUP FAILED: backup: The database/),
  ]);
  expect(await backups()).toEqual([]);
  expect((await run("health")).code).toBe(1);
});

test.each([
  [27, 1, "There is no backup of the last 26 hours.\n"],
  [1, 9 * 24, "No backup was restored in the last eight days.\n"],
])("health after %i hours without backup and %i without comparison", async (hours, since, said) => {
  const now = Date.now();
  await writeState({ backedUpAt: now - hours * HOUR_MS, comparedAt: now - since * HOUR_MS });
  expect(await run("health")).toEqual({ code: 1, text: "", errors: said });
});

test.each(["", "null", "{}", "[]", '{"backedUpAt":"x"}'])(
  "a state of %j is that of no backup",
  async (stored) => {
    await writeFile(path.join(directory, "state.json"), stored);
    const errors = "There is no backup of the last 26 hours.\n";
    expect(await run("health")).toEqual({ code: 1, text: "", errors });
  },
);

test("times of the future, from a clock that was wrong, are none", async () => {
  const later = Date.now() + 24 * HOUR_MS;
  await writeState({ backedUpAt: later, comparedAt: later });
  expect(await run("health")).toMatchObject({ code: 1, errors: expect.stringContaining("26 hou") });
});

test("a full disk makes health fail, and an outcome that cannot be recorded is said", async () => {
  await writeState({ backedUpAt: Date.now(), comparedAt: Date.now() });
  await fillUp("health.part");
  expect(await run("health")).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Nothing can be written: ENOSPC/),
  });
  await fillUp("state.json.part");
  const { code, errors } = await run("once", { DATABASE_URL: "postgres://x@127.0.0.1:1/x" });
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^THE BACKUP FAILED: .*\nThis cannot be recorded: ENOSPC[^\n]*\n$/),
  ]);
});

test("left running, it does what is due and no more, until it is stopped", async () => {
  const state = { backedUpAt: Date.now() - 25 * HOUR_MS, comparedAt: Date.now() - HOUR_MS };
  await writeState(state);
  const { child, said, ended } = start([]);
  await expect.poll(async () => (await readState()).backedUpAt).toBeGreaterThan(state.backedUpAt);
  expect((await readState()).comparedAt).toBe(state.comparedAt);
  expect(said.text).toMatch(/^The backup \S+ is written\.\n$/);
  child.kill("SIGTERM");
  expect(await ended).toEqual([null, "SIGTERM"]);
});

test("left running without its directory, it says so and waits for the next try", async () => {
  const { child, said, ended } = start([], { BACKUP_DIR: path.join(directory, "none") });
  await expect.poll(() => said.errors).toContain("This cannot be recorded: ENOENT");
  child.kill("SIGTERM");
  expect(await ended).toEqual([null, "SIGTERM"]);
});

test.each(["24", " ", "1e1"])("an hour of %j is refused", async (hour) => {
  expect(await run("once", { BACKUP_HOUR: hour })).toEqual({
    code: 1,
    text: "",
    errors: "BACKUP_HOUR must be a whole number from 0 to 23.\n",
  });
});
