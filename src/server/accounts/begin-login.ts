import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { familiarAddresses, type LoginMethod, members, tokens } from "../db/schema.ts";
import { familiarHashesOf } from "./familiar-addresses.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { newToken } from "./tokens.ts";

/**
 * Logs in a member who has proved who they are without a password, makes the address and the device
 * familiar, and returns the token. Call it inside a transaction.
 */
export async function beginLogin(
  transaction: Database,
  memberId: string,
  method: LoginMethod,
  origin: LoginOrigin,
): Promise<string> {
  await transaction
    .insert(familiarAddresses)
    .values(familiarHashesOf(origin).map((addressHash) => ({ memberId, addressHash })))
    .onConflictDoUpdate({
      target: [familiarAddresses.memberId, familiarAddresses.addressHash],
      set: { seenAt: sql`now()` },
    });
  await transaction
    .update(members)
    .set({ lastLoginAt: sql`now()` })
    .where(eq(members.id, memberId));
  const { token, row } = newToken(members.id, { method, browser: origin.browser });
  await transaction
    .insert(tokens)
    .select(transaction.select(row).from(members).where(eq(members.id, memberId)));
  return token;
}
