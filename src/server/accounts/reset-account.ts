import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  challenges,
  familiarAddresses,
  members,
  passkeys,
  recoveryCodes,
  totpSecrets,
} from "../db/schema.ts";
import { endLogins } from "./ended-logins.ts";
import { normalisedEmail } from "./normalised-email.ts";

/**
 * Removes every way into an account, so that only a link opens it again: no password, no factor, no
 * login, nothing familiar. Returns the member's id, or null if there is no such member. Call it
 * inside a transaction.
 */
export async function resetAccount(transaction: Database, email: string): Promise<string | null> {
  const [member] = await transaction
    .update(members)
    .set({ passwordHash: null, secondFactor: sql`false` })
    .where(eq(members.email, normalisedEmail(email)))
    .returning({ id: members.id });
  if (!member) return null;
  for (const table of [passkeys, totpSecrets, recoveryCodes, challenges, familiarAddresses]) {
    await transaction.delete(table).where(eq(table.memberId, member.id));
  }
  await endLogins(transaction, member.id, "reset");
  return member.id;
}
