import { createCipheriv, createDecipheriv, hash, randomBytes, randomUUID } from "node:crypto";
import { chown, link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../config.ts";
import { KEY_FILE } from "../db/data-directory.ts";
import { makeDirectory } from "../db/make-directory.ts";
import { OperatorError } from "../operator-error.ts";

/** Keys of 256 bits: the first one seals; each opens what it sealed. */
export type KeyRing = readonly Buffer[];

/** None of the available keys sealed this. */
export class MissingKeyError extends Error {
  override readonly name = "MissingKeyError";
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A new random key. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Writes keys as text: 43 characters each, separated by commas. */
export const keysAsText = (keys: KeyRing): string =>
  keys.map((key) => key.toString("base64url")).join(",");

/** Reads what {@link keysAsText} wrote; null if it is anything else. */
export function keysFromText(text: string): KeyRing | null {
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => /^[\w-]{43}$/.test(part))) return null;
  return parts.map((part) => Buffer.from(part, "base64url"));
}

/**
 * Encrypts a text with AES-256-GCM, for one owner: moved to another owner's row, it does not open.
 *
 * @throws {MissingKeyError} when there is no key.
 */
export function seal([key]: KeyRing, text: string, owner: string): string {
  if (!key) throw new MissingKeyError("There is no key to seal with.");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), content]);
  return `${keyName(key)}.${sealed.toString("base64url")}`;
}

/**
 * Decrypts what {@link seal} made.
 *
 * @throws {MissingKeyError} when none of the keys sealed it.
 * @throws when it was changed, or sealed for another owner.
 */
export function open(keys: KeyRing, sealed: string, owner: string): string {
  const [name, content = ""] = sealed.split(".");
  const key = keys.find((one) => keyName(one) === name);
  if (!key) throw new MissingKeyError("The key that sealed this is gone.");
  const bytes = Buffer.from(content, "base64url");
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

/** Whether the current first key sealed this. */
export const isSealedBy = (key: Buffer, sealed: string): boolean =>
  sealed.startsWith(`${keyName(key)}.`);

// Identifies a key without revealing anything of it.
const keyName = (key: Buffer) => hash("sha256", key, "base64url").slice(0, 12);

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
