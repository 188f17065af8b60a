import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { projectFile } from "../process/project-file.ts";
import { closeToOthers, databasePath } from "./data-directory.ts";

const PREPARED = projectFile("build/database");

/**
 * Copies the empty database that the build made into a data directory without one: creating one
 * there would take ten times as long and twice the memory. A copy that was cut short is never taken
 * for a database. In development there may be nothing to copy yet.
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
    // On a full disk the rest of the copy would be in the way.
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}
