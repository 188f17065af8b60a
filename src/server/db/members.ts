import { randomUUID } from "node:crypto";
import { asc, count, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { familiarAddresses, members, tokens } from "./schema.ts";

/** An email as it is stored and looked up: trimmed and in lower case. */
export const normalisedEmail = (email: string): string =>
  email.normalize("NFC").trim().toLowerCase();

/** Adds a member; false when the email is taken. */
export async function addMember(
  database: Database,
  email: string,
  passwordHash: string,
): Promise<boolean> {
  const added = await database
    .insert(members)
    .values({ id: randomUUID(), email: normalisedEmail(email), passwordHash })
    .onConflictDoNothing({ target: members.email })
    .returning({ id: members.id });
  return added.length === 1;
}

/** All members by email. */
export function listMembers(database: Database): Promise<{ email: string; createdAt: Date }[]> {
  return database
    .select({ email: members.email, createdAt: members.createdAt })
    .from(members)
    .orderBy(asc(members.email));
}

export async function countMembers(database: Database): Promise<number> {
  const [row] = await database.select({ total: count() }).from(members);
  return row!.total;
}

/** Removes a member with all tokens; false if no member has that email. */
export async function removeMember(database: Database, email: string): Promise<boolean> {
  const removed = await database
    .delete(members)
    .where(eq(members.email, normalisedEmail(email)))
    .returning({ id: members.id });
  return removed.length === 1;
}

/**
 * Sets a new password, revokes all tokens and forgets the familiar addresses and devices, so that
 * anyone who used the old password is a stranger again. False if there is no such member.
 */
export async function changePassword(
  database: Database,
  email: string,
  passwordHash: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [member] = await transaction
      .update(members)
      .set({ passwordHash })
      .where(eq(members.email, normalisedEmail(email)))
      .returning({ id: members.id });
    if (!member) return false;
    await transaction.delete(tokens).where(eq(tokens.memberId, member.id));
    await transaction.delete(familiarAddresses).where(eq(familiarAddresses.memberId, member.id));
    return true;
  });
}
