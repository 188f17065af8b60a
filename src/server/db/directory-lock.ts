import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { OperatorError } from "../operator-error.ts";
import { DISK_FULL, HOLDER_FILE, LOCK_FILE } from "./data-directory.ts";

/** The data directory is open in another process, or in this one a second time. */
export class DirectoryInUseError extends OperatorError {}

const SQLITE_FULL = 13;

/**
 * Locks a data directory for this process and gives the function that unlocks it.
 *
 * @throws {DirectoryInUseError} naming the process that holds it.
 * @throws {OperatorError} if locking is not possible.
 */
export function lockDirectory(directory: string): () => void {
  const holderFile = path.join(directory, HOLDER_FILE);
  const unlock = lockOrTell(path.join(directory, LOCK_FILE));
  if (unlock === null) {
    throw new DirectoryInUseError(
      `The data directory ${directory} is in use by process ${holderOf(holderFile)}. Stop that process, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return unlock;
}

function lockOrTell(file: string): (() => void) | null {
  try {
    return lockFile(file);
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_FULL) throw new OperatorError(DISK_FULL);
    throw new OperatorError(
      `${file} cannot be locked: ${message}. Remove it, or set DATA_DIR to another directory.`,
    );
  }
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "(unknown)";
  }
}

const TRIES = 50;
const PAUSE_MS = 200;

/**
 * Does work that needs a data directory. While another process holds the directory, tries again for
 * ten seconds: a command is soon done, and a server soon answers or is gone. `whileHeld` is called
 * before each new try; if it returns anything but null, that is the result.
 *
 * @throws {DirectoryInUseError} if the directory is still held after that.
 */
export async function onceFree<Result>(
  work: () => Promise<Result>,
  whileHeld: (error: DirectoryInUseError) => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      const instead = await whileHeld(error);
      if (instead !== null) return instead;
      if (tries === TRIES) throw error;
    }
    await pause(PAUSE_MS);
  }
}

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
