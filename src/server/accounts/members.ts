import { randomUUID } from "node:crypto";
import { asc, count, eq, exists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  challenges,
  familiarAddresses,
  members,
  oneTimeLinks,
  passkeys,
  totpSecrets,
} from "../db/schema.ts";
import { endLogins, requireLiveLogin } from "./ended-logins.ts";
import { isOpenInvitation, revokeLinks } from "./links.ts";
import { normalisedEmail } from "./normalised-email.ts";

/**
 * Adds a member and returns the id; null when the email is taken.
 *
 * @param passwordHash Null for a member who logs in without a password.
 */
export async function addMember(
  database: Database,
  email: string,
  passwordHash: string | null,
): Promise<string | null> {
  const [added] = await database
    .insert(members)
    .values({ id: randomUUID(), email: normalisedEmail(email), passwordHash })
    .onConflictDoNothing({ target: members.email })
    .returning({ id: members.id });
  return added?.id ?? null;
}

/** The email of a member who has a login. */
export async function emailOf(database: Database, memberId: string): Promise<string> {
  const [member] = await database
    .select({ email: members.email })
    .from(members)
    .where(eq(members.id, memberId));
  // The member may leave between two statements of a call. No account has this name.
  return member?.email ?? "";
}

/** Whether an email is a member's. */
export const isMember = async (database: Database, email: string): Promise<boolean> =>
  (await database.$count(members, eq(members.email, normalisedEmail(email)))) > 0;

/** A member, as the operator sees them. */
export interface ListedMember {
  readonly email: string;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly hasApp: boolean;
  readonly passkeys: number;
}

/** All members by email. */
export function listMembers(database: Database): Promise<ListedMember[]> {
  const app = database
    .select({ id: totpSecrets.memberId })
    .from(totpSecrets)
    .where(eq(totpSecrets.memberId, members.id));
  const keys = database
    .select({ total: count() })
    .from(passkeys)
    .where(eq(passkeys.memberId, members.id));
  return database
    .select({
      email: members.email,
      createdAt: members.createdAt,
      lastLoginAt: members.lastLoginAt,
      hasApp: sql<boolean>`${exists(app)}`,
      passkeys: sql<number>`(${keys})::int`,
    })
    .from(members)
    .orderBy(asc(members.email));
}

export async function countMembers(database: Database): Promise<number> {
  const [row] = await database.select({ total: count() }).from(members);
  return row!.total;
}

/**
 * Removes a member with everything kept about them, or withdraws the invitation of somebody who is
 * none yet. Returns which of the two; null if that email has neither.
 */
export async function removeMember(
  database: Database,
  email: string,
): Promise<"member" | "invitation" | null> {
  return database.transaction(async (transaction) => {
    const address = normalisedEmail(email);
    const links = await transaction
      .delete(oneTimeLinks)
      .where(eq(oneTimeLinks.email, address))
      .returning({ isOpenInvitation });
    const removed = await transaction
      .delete(members)
      .where(eq(members.email, address))
      .returning({ id: members.id });
    if (removed.length === 1) return "member";
    return links.some((link) => link.isOpenInvitation) ? "invitation" : null;
  });
}

/**
 * Sets a new password. Every login ends except `exceptLogin`, no link works any more, and no
 * address or device is familiar. False if there is no such member.
 *
 * @throws {LoginEndedError} when `exceptLogin` has ended meanwhile; then nothing changes.
 */
export async function changePassword(
  database: Database,
  email: string,
  passwordHash: string,
  exceptLogin: string | null = null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [member] = await transaction
      .update(members)
      .set({ passwordHash })
      .where(eq(members.email, normalisedEmail(email)))
      .returning({ id: members.id });
    if (!member) return false;
    if (exceptLogin !== null) await requireLiveLogin(transaction, exceptLogin);
    await endLogins(transaction, member.id, "password", { except: exceptLogin });
    await revokeLinks(transaction, email);
    await transaction.delete(challenges).where(eq(challenges.memberId, member.id));
    await transaction.delete(familiarAddresses).where(eq(familiarAddresses.memberId, member.id));
    return true;
  });
}
