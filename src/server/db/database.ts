import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { Socket } from "node:net";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import {
  databasePath,
  isUsed,
  noDatabase,
  prepareDataDirectory,
  whyNotOpened,
} from "./data-directory.ts";
import { lockDirectory } from "./directory-lock.ts";
import { migrate } from "./migrate.ts";
import { copyPreparedDatabase } from "./prepared-database.ts";
import { retried } from "./retried.ts";

// Enough for a typical whole database. PostgreSQL's default of 128 MB would be touched at every
// start and stay allocated.
const CACHE = "16MB";
/** How many files the embedded database keeps open; it would open one for each table and index. */
const OPEN_FILES = "64";

/** Runs queries on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database; close it when done. */
export interface DatabaseHandle {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `dataDir`, creates it if needed unless `mayCreate` is false, and
 * brings its schema up to date.
 *
 * @throws {DirectoryInUseError} while another process has it open.
 * @throws {OperatorError} when it does not open.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { mayCreate = true } = {},
): Promise<DatabaseHandle> {
  if (!mayCreate && !isUsed(dataDir)) throw noDatabase(dataDir);
  const warning = await prepareDataDirectory(dataDir);
  const unlock = lockDirectory(dataDir);
  // Checked with the lock held, so that no other process creates it meanwhile.
  if (!mayCreate && !existsSync(databasePath(dataDir))) {
    unlock();
    throw noDatabase(dataDir);
  }
  if (warning !== null) process.stderr.write(`${warning}\n`);
  // Loaded only where it is used, which is not where a server has the directory open: the embedded
  // engine takes a hundred megabytes of memory.
  const [{ PGlite }, { drizzle }, { PrivateFiles }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("./private-files.ts"),
  ]);
  const open = async () => {
    await copyPreparedDatabase(dataDir);
    const files = new PrivateFiles(databasePath(dataDir));
    // Fail now if the path is a file: the engine would try for two seconds to make a database there.
    await readdir(databasePath(dataDir));
    return PGlite.create({
      fs: files,
      startParams: [
        ...PGlite.defaultStartParams,
        ...["-c", `shared_buffers=${CACHE}`, "-c", `max_files_per_process=${OPEN_FILES}`],
      ],
    });
  };
  const client = await open().catch(async (error) => {
    unlock();
    throw await whyNotOpened(dataDir, error);
  });
  const close = async () => {
    await client.close();
    unlock();
  };
  return migrated({ database: drizzle({ client }), close });
}

/** The first connection to PostgreSQL has failed, for the reason in the message. */
export class NotConnectedError extends Error {
  override readonly name = "NotConnectedError";
}

/** How long a pool's connections may take, in milliseconds; without a number, as long as they need. */
interface Patience {
  readonly statementTimeoutMs?: number;
  /** How long a connection in use may be silent before all are replaced. */
  readonly silenceMs?: number;
}

/** No visitor waits longer. The database itself ends a slow statement; only a lost one is silent. */
const SERVING: Patience = { statementTimeoutMs: 10_000, silenceMs: 12_000 };

/** Shorter than any silence, because an idle connection is silent too. */
const IDLE_MS = 5_000;

/**
 * Opens a PostgreSQL at `url` through a small pool and brings its schema up to date, for which it may
 * take any time. Then a statement may take ten seconds, unless the caller or the url says otherwise.
 *
 * @throws {NotConnectedError} when no connection can be made.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  patience: Patience = SERVING,
): Promise<DatabaseHandle> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
  ]);
  const open = ({ statementTimeoutMs = 0, silenceMs = 0 }: Patience) => {
    const sockets = new Set<Socket>();
    const stream = () => {
      const socket = new Socket().once("close", () => sockets.delete(socket));
      sockets.add(socket);
      // The network or a pooler has lost this connection, and probably those made at the same time.
      return socket.setTimeout(silenceMs, () => {
        for (const one of sockets) one.destroy(new SilentDatabaseError());
      });
    };
    const pool = new pg.Pool({
      connectionString: url,
      application_name: "shabda-gyan",
      max: 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: statementTimeoutMs,
      stream,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // If the server closes a connection without error listeners, this process would end. An idle
    // connection informs the pool; a busy one informs only its own listeners, and its query fails
    // too.
    pool.on("error", onIdleError);
    pool.on("connect", (client) => client.on("error", () => {}));
    const close = async () => {
      const ended = pool.end();
      // The work that still uses one has nobody to wait for it.
      for (const socket of sockets) socket.destroySoon();
      await ended;
    };
    return { pool, database: drizzle({ client: pool }), close };
  };
  const { pool, ...migrating } = open({});
  await retried(async () => (await pool.connect()).release()).catch((cause: Error) => {
    throw new NotConnectedError(cause.message, { cause });
  });
  await (await migrated(migrating)).close();
  return open(withOwnTimeout(url, patience));
}

/** A connection in use has been silent for too long. */
class SilentDatabaseError extends Error {
  override readonly name = "SilentDatabaseError";
  readonly code = "ETIMEDOUT";
  override readonly message = "The database did not answer in time.";
}

// The driver prefers the url's own timeout, so the silence allowed must be longer than that.
function withOwnTimeout(url: string, patience: Patience): Patience {
  const own = new URL(url).searchParams.get("statement_timeout");
  if (own === null || patience.silenceMs === undefined) return patience;
  const timeoutMs = Number(own) || 0;
  return { silenceMs: timeoutMs && Math.max(timeoutMs, IDLE_MS) + 2_000 };
}

/** Applies the migrations and passes the handle on; a handle that cannot be migrated is closed. */
export async function migrated(handle: DatabaseHandle): Promise<DatabaseHandle> {
  try {
    await migrate(handle.database);
    return handle;
  } catch (error) {
    // The error of the migration says more than one of closing.
    await handle.close().catch(() => {});
    throw error;
  }
}
