import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data directory is open in another process, or in this one a second time. */
export class DirectoryInUseError extends Error {
  override readonly name = "DirectoryInUseError";
}

const SQLITE_BUSY = 5;

/**
 * Takes a data directory for this process alone and gives the function that lets it go.
 *
 * The lock is SQLite's on an otherwise empty file: the operating system drops it the moment the
 * process ends, however it ends, so nothing stale is ever left to judge.
 *
 * @throws {DirectoryInUseError} naming the process that holds it.
 */
export function lockDirectory(directory: string): () => void {
  const holderFile = path.join(directory, "holder");
  const lock = new DatabaseSync(path.join(directory, "lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DirectoryInUseError(
      `The data directory ${directory} is in use by process ${holderOf(holderFile)}. Stop that process, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return () => lock.close();
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "(unknown)";
  }
}
