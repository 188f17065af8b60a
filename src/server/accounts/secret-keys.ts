import { createCipheriv, createDecipheriv, hash, randomBytes } from "node:crypto";

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
