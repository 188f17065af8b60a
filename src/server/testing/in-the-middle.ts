import path from "node:path";
import pg from "pg";
import { expect } from "vitest";
import { type Outcome, runCommand, startCommand } from "./shipped-command.ts";
import { startServer } from "./stores.ts";

type Store = Readonly<Record<string, string>>;
type Command = readonly [script: string, words: readonly string[]];

/**
 * Kills with -9 the process that does a command's work, at the first sign that it writes: the
 * server of the embedded database, or the command itself. Gives the outcome of the command.
 */
export async function killInTheMiddle(store: Store, command: Command): Promise<Outcome> {
  if (!store.DATABASE_URL) return stopServerInTheMiddle(store, command, "SIGKILL");
  // Blocks the command where it changes a release: it has written other tables by then.
  const rows = "select * from cirus_releases for update";
  return heldBack(store, rows, () => startCommand(...command, store), "SIGKILL");
}

/** Sends a signal to the server of an embedded database at the first sign that it writes for a command. */
export async function stopServerInTheMiddle(
  store: Store,
  command: Command,
  signal: NodeJS.Signals,
): Promise<Outcome> {
  const server = await startServer({
    ...store,
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, "signal-at-write.ts")}`,
    SIGNAL_AT_WRITE: signal,
  });
  const ended = server.stop("SIGUSR2");
  const outcome = await runCommand(...command, store);
  await ended;
  return outcome;
}

/**
 * Sends a signal to a command in the middle of its work: on PostgreSQL while it waits for locked
 * data, on the embedded database when it opens a file for the given time. Gives its outcome.
 */
export function interrupt(
  store: Store,
  command: Command,
  {
    signal,
    opens: [file, times],
  }: { signal: NodeJS.Signals; opens: [file: string, times: number] },
): Promise<Outcome> {
  const options = { input: "a password for all\n" };
  if (store.DATABASE_URL) {
    const tables =
      "lock table members in exclusive mode; lock table cirus_places in access exclusive mode";
    return heldBack(store, tables, () => startCommand(...command, store, options), signal);
  }
  const preload = path.join(import.meta.dirname, "signal-at-open.ts");
  const env = {
    ...store,
    NODE_OPTIONS: `--import=${preload}`,
    SIGNAL_AT_OPEN: `${signal} ${times} ${file}`,
  };
  return runCommand(...command, env, options);
}

async function heldBack(
  { DATABASE_URL }: Store,
  lock: string,
  start: () => ReturnType<typeof startCommand>,
  signal: NodeJS.Signals,
): Promise<Outcome> {
  const client = new pg.Client({ connectionString: DATABASE_URL! });
  await client.connect();
  try {
    await client.query(`begin; ${lock}`);
    const { child, outcome } = start();
    await untilWaitedFor(client);
    child.kill(signal);
    return await outcome;
  } finally {
    await client.end();
  }
}

/** Waits until another connection waits for what this one's transaction holds. */
export async function untilWaitedFor(client: pg.Client): Promise<void> {
  const isHeld = async () => (await client.query(WAITING)).rowCount !== 0;
  await expect.poll(isHeld).toBe(true);
}

// For a row of ours, or for a table of this database.
const WAITING = `select 1 from pg_locks where not granted and (transactionid = pg_current_xact_id()::xid
  or database = (select oid from pg_database where datname = current_database()))`;
