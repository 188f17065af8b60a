import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/**
 * Locks a file for this process, or returns null if it is locked already, here or elsewhere. The
 * returned function unlocks it.
 *
 * The lock is SQLite's, on an otherwise empty file. The operating system releases it when the
 * process ends, however it ends, so there is never a stale lock.
 *
 * @throws SQLite's error if locking is not possible.
 */
export function lockFile(file: string): (() => void) | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return () => lock.close();
}
