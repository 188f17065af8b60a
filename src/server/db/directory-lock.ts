import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";
import { DISK_FULL, HOLDER_FILE, LOCK_FILE } from "./data-directory.ts";
import { lockFile } from "./lock-file.ts";

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
