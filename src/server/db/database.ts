import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
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
    // They have made the directory if it was missing. In what is no directory, the engine would try
    // for two seconds to make a database.
    await readdir(databasePath(dataDir));
    return PGlite.create({
      fs: files,
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${CACHE}`],
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

/** After this time a visitor's request is refused. */
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens a PostgreSQL at `url` through a small pool and brings its schema up to date. A statement may
 * take ten seconds, unless the caller or the url says otherwise.
 *
 * @throws {NotConnectedError} when no connection can be made.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = {},
): Promise<DatabaseHandle> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "shabda-gyan",
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
  });
  // If the server closes a connection without error listeners, this process would end. An idle
  // connection informs the pool; a busy one informs only its own listeners, and its query fails
  // too.
  pool.on("error", onIdleError);
  pool.on("connect", (client) => client.on("error", () => {}));
  const connect = async () => (await pool.connect()).release();
  await retried(connect).catch((cause: Error) => {
    throw new NotConnectedError(cause.message, { cause });
  });
  return migrated({ database: drizzle({ client: pool }), close: () => pool.end() });
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
