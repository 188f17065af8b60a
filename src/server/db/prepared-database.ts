import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { projectFile } from "../project-file.ts";
import { databasePath } from "./data-directory.ts";

const PREPARED = projectFile("build/database");

/**
 * Copies the empty database that the build made into a data directory without one: creating one
 * there would take ten times as long and twice the memory. An incomplete copy is never used. In
 * development there may be nothing to copy yet.
 */
export async function copyPreparedDatabase(dataDir: string): Promise<void> {
  const database = databasePath(dataDir);
  if (existsSync(database) || !existsSync(PREPARED)) return;
  const unfinished = `${database}-copy`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    copyForOwner(PREPARED, unfinished);
    await rename(unfinished, database);
  } catch (error) {
    // On a full disk, do not leave a partial copy behind.
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

// All in one turn: a turn for each of the hundreds of files would take five times as long. Node's
// own cpSync does not tell a full disk from a broken one.
function copyForOwner(folder: string, copy: string) {
  mkdirSync(copy, { mode: 0o700 });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [path.join(folder, entry.name), path.join(copy, entry.name)];
    if (entry.isDirectory()) copyForOwner(from, to);
    else {
      copyFileSync(from, to);
      chmodSync(to, 0o600);
    }
  }
}
