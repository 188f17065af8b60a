import { randomUUID } from "node:crypto";
import { chown, link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../config.ts";
import { KEY_FILE } from "../db/data-directory.ts";
import { makeDirectory } from "../db/make-directory.ts";
import { OperatorError } from "../operator-error.ts";
import { type KeyRing, keysAsText, keysFromText, newKey } from "./secret-keys.ts";

/** Where the keys are kept: outside the database, so that a copy of it alone opens nothing. */
export interface KeyStore {
  /** The current keys; none before the first one is made. */
  read(): Promise<KeyRing>;
  /** The keys, after making the first one if there is none. */
  readOrMake(): Promise<KeyRing>;
  /** Replaces the keys; null if the operator keeps them in SECRET_KEY. */
  readonly write: ((keys: KeyRing) => Promise<void>) | null;
}

/** Keeps the keys of SECRET_KEY, or those of a file in the data directory that only its owner reads. */
export const keyStoreOf = ({ secretKey, dataDir }: Pick<Environment, "secretKey" | "dataDir">) =>
  secretKey === null ? keyFile(dataDir) : fixedKeys(keysFromText(secretKey) ?? []);

/** Keeps exactly these keys. */
export const fixedKeys = (keys: KeyRing): KeyStore => ({
  read: async () => keys,
  readOrMake: async () => keys,
  write: null,
});

// Read at each use, so that a rotated key works at once in every server of the directory.
function keyFile(dataDir: string): KeyStore {
  const file = path.join(dataDir, KEY_FILE);
  const read = async (): Promise<KeyRing> => {
    const text = await readFile(file, "utf8").catch(emptyIfMissing);
    if (text === "") return [];
    const keys = keysFromText(text.trim());
    if (keys) return keys;
    throw new OperatorError(`${file} holds no key. Put back the file that was there before.`);
  };
  const writeThen = async (place: (from: string, to: string) => Promise<void>, keys: KeyRing) => {
    const whole = `${file}.${randomUUID()}`;
    try {
      await writeFile(whole, `${keysAsText(keys)}\n`, { mode: 0o600, flush: true });
      await keepOwner(file, whole);
      await place(whole, file);
    } finally {
      await rm(whole, { force: true });
    }
  };
  const readOrMake = async () => {
    const kept = await read();
    if (kept.length > 0) return kept;
    makeDirectory(dataDir, 0o700);
    // Unlike a renamed file, a linked one does not replace a key that was made meanwhile.
    await writeThen(link, [newKey()]).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
    return read();
  };
  const write = (keys: KeyRing) => writeThen(rename, keys);
  return { read, readOrMake, write };
}

// Root may replace a key for a server that runs as another user and must read it.
async function keepOwner(former: string, next: string) {
  const owned = await stat(former).catch(() => null);
  if (owned === null) return;
  const { uid, gid } = await stat(next);
  if (owned.uid !== uid || owned.gid !== gid) await chown(next, owned.uid, owned.gid);
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return "";
  throw error;
}
