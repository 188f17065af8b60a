import { chmod, readdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Makes an empty embedded database in a folder, for first starts to copy. */
export async function buildDatabase(folder: string): Promise<void> {
  // Every data directory begins with a file of the write-ahead log: of 1 MB instead of 16.
  const client = await PGlite.create(folder, { initDbStartParams: ["--wal-segsize=1"] });
  // Other databases are made from these two. None is made here, and they are two thirds of all files.
  await client.exec("update pg_database set datistemplate = false");
  for (const template of ["template0", "template1"]) await client.exec(`drop database ${template}`);
  await client.close();
  // PGlite lets everybody write to its files. Any user who starts the site must be able to read them.
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
