import { chmod, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

const FOLDER = "build/database";

/** Makes an empty embedded database in build/database, for first starts to copy. */
export async function buildDatabase(): Promise<void> {
  compileWebAssemblyQuickly();
  const { PGlite } = await import("@electric-sql/pglite");
  const unfinished = `${FOLDER}.${process.pid}`;
  // Every data directory begins with a file of the write-ahead log: of 1 MB instead of 16.
  const client = await PGlite.create(unfinished, { initDbStartParams: ["--wal-segsize=1"] });
  // Other databases are made from these two. None is made here, and they are two thirds of all files.
  await client.exec("update pg_database set datistemplate = false");
  for (const template of ["template0", "template1"]) await client.exec(`drop database ${template}`);
  await client.close();
  // PGlite lets everybody write to its files. Any user who starts the site must be able to read
  // these.
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  await rm(FOLDER, { recursive: true, force: true });
  await rename(unfinished, FOLDER);
}

/**
 * Keeps V8 from optimising WebAssembly, which takes longer than it saves, and half a gigabyte of
 * memory, where the embedded database has little to do.
 */
export function compileWebAssemblyQuickly(): void {
  // A start with the first flag sets the others too, but not once V8 runs.
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) {
    setFlagsFromString(flag);
  }
}
