import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataDirectoryError, DISK_FULL } from "./data-directory.ts";

/** The data directory is open in another process, or in this one a second time. */
export class DirectoryInUseError extends Error {
  override readonly name = "DirectoryInUseError";
}

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/**
 * Locks a data directory for this process and gives the function that unlocks it.
 *
 * The lock is SQLite's, on an otherwise empty file. The operating system releases it when the
 * process ends, however it ends, so there is never a stale lock.
 *
 * @throws {DirectoryInUseError} naming the process that holds it.
 * @throws {DataDirectoryError} if locking is not possible.
 */
export function lockDirectory(directory: string): () => void {
  const holderFile = path.join(directory, "holder");
  const lockFile = path.join(directory, "lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY) {
      throw new DirectoryInUseError(
        `The data directory ${directory} is in use by process ${holderOf(holderFile)}. Stop that process, or set DATA_DIR to another directory.`,
      );
    }
    if (errcode === SQLITE_FULL) throw new DataDirectoryError(DISK_FULL);
    throw new DataDirectoryError(
      `${lockFile} cannot be locked: ${message}. Remove it, or set DATA_DIR to another directory.`,
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
