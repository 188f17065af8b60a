import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { recoveryCodes } from "../db/schema.ts";
import { hashOf } from "./secrets.ts";

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

/** How many of a member's recovery codes are unused, and when they were made; null if none were. */
export async function recoveryCodesOf(database: Database, memberId: string) {
  const codes = await database
    .select({ madeAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.memberId, memberId));
  const left = codes.filter(({ usedAt }) => usedAt === null).length;
  return codes[0] ? { left, madeAt: codes[0].madeAt } : null;
}

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(
  database: Database,
  memberId: string,
  codes: readonly string[],
): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  const rows = codes.map((code) => ({ memberId, codeHash: hashOfRecoveryCode(code) }));
  await database.insert(recoveryCodes).values(rows);
}

/** Uses up a recovery code; false if it is not one of the member's unused ones. */
export async function takeRecoveryCode(
  database: Database,
  memberId: string,
  code: string,
): Promise<boolean> {
  const used = await database
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, hashOfRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length === 1;
}
