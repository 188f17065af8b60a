import { randomBytes } from "node:crypto";
import { hashOf } from "./hash-of.ts";

/** How many codes a member gets at once. */
const RECOVERY_CODE_COUNT = 10;

// Base32 as Crockford wrote it: without I, L, O and U, which are misread.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
// 120 bits: enough for a plain hash, which needs 112.
const LENGTH = 24;
const GROUP = /.{4}(?=.)/g;

/** Ten new codes, in groups of four letters and digits. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join("")
      .replace(GROUP, "$&-"),
  );

/** The hash of a code as stored; case, spaces, hyphens and O for 0 do not matter. */
export function hashOfRecoveryCode(code: string): string {
  const letters = code
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return hashOf(letters);
}
