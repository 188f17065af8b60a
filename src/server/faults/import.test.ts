import { spawn } from "node:child_process";
import { mkdir, readFile, watch, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { withData } from "../operator/carry-out.ts";
import { cirusCommand } from "../operator/cirus-command.ts";
import { folder, freshStore, startServer } from "../testing/stores.ts";
import { isPostgresRun } from "../testing/test-database.ts";

type Store = Record<string, string>;

const cirus = (store: Store, ...words: string[]) =>
  withData(readEnvironment(store), (ask) => cirusCommand(ask, words));

async function liveWorld({ url }: { url: string }) {
  const answer = await fetch(`${url}/api/v1/cirus/countries`);
  const { data, meta } = (await answer.json()) as { data: unknown[]; meta: { release: string } };
  return { count: data.length, release: meta.release };
}

/** A file that is another release than the one live: some figures of it are higher. */
async function changedFile(store: Store, name: string): Promise<string> {
  const directory = path.join(folder, name);
  await mkdir(directory);
  await cirus(store, "export", "world", "--out", directory);
  const text = await readFile(path.join(directory, "cirus-world.csv"), "utf8");
  const file = path.join(directory, "changed.csv");
  await writeFile(file, text.replaceAll(",55.9,", ",56.1,"));
  return file;
}

test("an import is live without a restart, and so is a rollback", async () => {
  const store = await freshStore();
  const server = await startServer(store);
  const before = await liveWorld(server);
  const file = await changedFile(store, "live");

  const text = await cirus(store, "import", file);
  const release = /^(world-\S+) is live/.exec(text)![1]!;
  expect(release).not.toBe(before.release);
  await expect.poll(() => liveWorld(server), { timeout: 10_000 }).toEqual({ count: 195, release });

  await cirus(store, "rollback");
  await expect.poll(() => liveWorld(server), { timeout: 10_000 }).toEqual(before);
  await server.stop("SIGTERM");
}, 180_000);

test("kill -9 in the middle of an import leaves the live release", async () => {
  const store = await freshStore();
  const first = await startServer(store);
  const before = await liveWorld(first);
  const file = await changedFile(store, "killed");
  await first.stop("SIGTERM");

  await killInTheMiddle(store, file);

  const second = await startServer(store);
  expect(await liveWorld(second)).toEqual(before);
  expect(await cirus(store, "import", file)).toContain("is live: 195 places");
  await second.stop("SIGTERM");
}, 180_000);

// Kills whoever carries the import out at the first sign that it writes.
const killInTheMiddle = isPostgresRun() ? killCommand : killServer;

async function killServer(store: Store, file: string) {
  const server = await startServer(store);
  await liveWorld(server);
  const abort = new AbortController();
  const { signal } = abort;
  const writes = watch(path.join(store.DATA_DIR!, "postgres"), { recursive: true, signal });
  const firstWrite = writes[Symbol.asyncIterator]().next();
  const imported = cirus(store, "import", file);
  await firstWrite;
  const killed = server.stop("SIGKILL");
  await expect(imported).rejects.toThrow();
  await killed;
  abort.abort();
}

async function killCommand(store: Store, file: string) {
  const client = new pg.Client({ connectionString: store.DATABASE_URL! });
  await client.connect();
  // Holds the import back where it calls the live release the former: all else is written by then.
  await client.query("begin");
  await client.query("select * from cirus_releases for update");
  const command = spawn(process.execPath, [CLI, "import", file], {
    env: { PATH: process.env.PATH, ...store },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => command.once("close", resolve));
  const waiting =
    "select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid";
  await expect
    .poll(async () => (await client.query(waiting)).rowCount, { timeout: 20_000 })
    .toBe(1);
  command.kill("SIGKILL");
  await ended;
  await client.query("rollback");
  await client.end();
}

const CLI = path.join(import.meta.dirname, "../cli/cirus.ts");
