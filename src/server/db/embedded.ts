import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import {
  databasePath,
  isUsed,
  noDatabase,
  prepareDataDirectory,
  whyNotOpened,
} from "./data-directory.ts";
import type { DatabaseHandle } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { migrated } from "./migrate.ts";
import { copyPreparedDatabase } from "./prepared-database.ts";

// Enough for a typical whole database. PostgreSQL's default of 128 MB would be touched at every
// start and stay allocated.
const CACHE = "16MB";
/** How many files the embedded database keeps open; it would open one for each table and index. */
const OPEN_FILES = "64";

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
