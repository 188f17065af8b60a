import { accessSync, constants } from "node:fs";
import { chmod, readdir, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";
import { makeDirectory } from "./make-directory.ts";

/** The same sentence wherever a full disk is noticed. */
export const DISK_FULL = "The disk is full. Free some space and start again; nothing is lost.";

const DATABASE = "postgres";
/** The file that the process which has the directory open has locked. */
export const LOCK_FILE = "lock";
/** The file with the id of that process. */
export const HOLDER_FILE = "holder";
/** The file with the keys of members' secrets. */
export const KEY_FILE = "secret-key";
/** What this project keeps in a data directory, besides a socket that is recreated each time. */
const OURS = [DATABASE, LOCK_FILE, HOLDER_FILE, KEY_FILE];

const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;
/** About as much as the embedded database needs to open. */
const LEAST_FREE_BYTES = 1024 ** 2;

/** Where the embedded database of a data directory is. */
export const databasePath = (dataDir: string): string => path.join(dataDir, DATABASE);

// The system's limit for the path of a unix socket, without the final NUL.
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * The socket where a data directory's server takes the operator's commands; only the owner may open
 * it.
 *
 * @throws {OperatorError} if its path is too long.
 */
export function operatorSocket(dataDir: string): string {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\shabda-gyan-${dataDir.replaceAll(/[^\w]/g, "-").slice(-80)}`;
  }
  const socket = path.join(dataDir, "operator.sock");
  if (Buffer.byteLength(socket) > MAX_SOCKET_PATH_BYTES) {
    throw new OperatorError(
      `The path of the data directory ${dataDir} is too long. Set DATA_DIR to one of at most ${MAX_SOCKET_PATH_BYTES - 14} bytes.`,
    );
  }
  return socket;
}

/**
 * Creates a data directory that only its owner can read, and removes others' rights from files that
 * an older version made. From then on, every file this process creates is only for its owner.
 *
 * Returns a warning sentence if others still have rights, null otherwise.
 *
 * @throws {OperatorError} when root would open another user's database.
 * @throws a system error with the path that this process may not read and write.
 */
export async function prepareDataDirectory(dataDir: string): Promise<string | null> {
  // The embedded database creates files that everybody may write to.
  process.umask(OTHERS);
  makeDirectory(dataDir);
  requireAccess(dataDir, { isDirectory: true });
  await requireOwner(dataDir);
  const ours = OURS.map((name) => path.join(dataDir, name));
  for (const one of ours) {
    const found = await stat(one).catch(() => null);
    if (found === null) continue;
    requireAccess(one, { isDirectory: found.isDirectory() });
    await closeToOthers(one);
  }
  // Windows has no such rights.
  if (process.platform === "win32") return null;
  const modes = await Promise.all(ours.map(modeOf));
  if (modes.some((mode) => mode & OTHERS)) {
    return `Others on this machine can read or change what is in ${dataDir}. Make it this user's own: chown -R, then chmod -R go= ${dataDir}`;
  }
  if ((await modeOf(dataDir)) & OTHERS_WRITE) {
    return `Others on this machine can replace what is in ${dataDir}. To prevent that: chmod go-w ${dataDir}`;
  }
  return null;
}

/** Whether a data directory was used before, or is in use: it has a database, or its lock. */
export const isUsed = (dataDir: string): boolean =>
  [DATABASE, LOCK_FILE].some((name) => {
    try {
      accessSync(path.join(dataDir, name));
      return true;
    } catch (error) {
      // A file that this user may not look for can still be there; opening it tells why it fails.
      return (error as NodeJS.ErrnoException).code !== "ENOENT";
    }
  });

/** The error for a command that would only read an empty database. */
export const noDatabase = (dataDir: string) =>
  new OperatorError(
    `There is no database in ${dataDir}; check DATA_DIR, or set DATABASE_URL if it is in PostgreSQL. npm start creates one.`,
  );

/**
 * A sentence on why the embedded database did not open, because its own errors say hardly anything.
 */
export async function whyNotOpened(dataDir: string, error: unknown): Promise<OperatorError> {
  const { bavail, bsize } = await statfs(dataDir);
  const isFull = (error as NodeJS.ErrnoException).code === "ENOSPC";
  const sentence =
    isFull || bavail * bsize < LEAST_FREE_BYTES
      ? DISK_FULL
      : `The embedded database in ${dataDir} cannot be opened. Make this user the owner of all its files. If it is, some are damaged: restore a backup with DATA_DIR set to another directory.`;
  return new OperatorError(sentence, { cause: error });
}

// Checked first, because not every later error names the path.
function requireAccess(file: string, { isDirectory }: { isDirectory: boolean }) {
  const { R_OK, W_OK, X_OK } = constants;
  accessSync(file, R_OK | W_OK | (isDirectory ? X_OK : 0));
}

// A user's server cannot open what root has written in its database.
async function requireOwner(dataDir: string): Promise<void> {
  const owner = (await stat(databasePath(dataDir)).catch(() => null))?.uid ?? 0;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new OperatorError(
    `The database in ${dataDir} belongs to another user. Run this as that user, for example with sudo -u '#${owner}'.`,
  );
}

const modeOf = async (file: string) => (await stat(file).catch(() => null))?.mode ?? 0;

/** Takes others' rights from a file, or from a folder and all that is in it. */
async function closeToOthers(file: string): Promise<void> {
  const found = await stat(file);
  if ((found.mode & OTHERS) === 0) return;
  try {
    await chmod(file, found.mode & 0o700);
  } catch (error) {
    // The file belongs to another user; the caller warns.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
  if (!found.isDirectory()) return;
  for (const name of await readdir(file)) await closeToOthers(path.join(file, name));
}
