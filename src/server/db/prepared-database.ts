import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { projectFile } from "../process/project-file.ts";
import { closeToOthers, databasePath } from "./data-directory.ts";

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
    await cp(PREPARED, unfinished, { recursive: true });
    await closeToOthers(unfinished);
    await rename(unfinished, database);
  } catch (error) {
    // On a full disk, do not leave a partial copy behind.
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}
