import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  challenges,
  familiarAddresses,
  members,
  oneTimeLinks,
  passkeys,
  recoveryCodes,
  totpSecrets,
} from "../db/schema.ts";
import { isOpenInvitation, type OneTimeLink, revokeLinks, takeLink } from "./links.ts";
import { addMember, normalisedEmail } from "./members.ts";
import { endLogins, requireLiveLogin } from "./sessions.ts";

/**
 * Removes a member with everything kept about them, or withdraws an invitation that nobody has used.
 * Returns which of the two it was; null if that email has neither.
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

/**
 * Removes every way into an account, so that only a link opens it again: the password, the factors,
 * the logins, and what addresses and devices are familiar. Returns the member's id, or null if there
 * is no such member. Call it inside a transaction.
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

/**
 * Uses up a link: creates its member, or opens the account again, with this password. Returns the
 * member's id; null if the link does not work or no longer fits. Of two simultaneous uses, one gets
 * null. Call it inside a transaction.
 *
 * @param passwordHash Null for a member who logs in without a password.
 */
export async function acceptLink(
  transaction: Database,
  secret: string,
  passwordHash: string | null,
): Promise<string | null> {
  const link = await takeLink(transaction, secret);
  const memberId = link && (await memberFor(transaction, link, passwordHash));
  if (memberId !== null) await revokeLinks(transaction, link!.email);
  return memberId;
}

// The email may have become a member's since the invitation, and the member may have left since the
// reset.
async function memberFor(
  transaction: Database,
  { purpose, email }: OneTimeLink,
  passwordHash: string | null,
): Promise<string | null> {
  if (purpose === "invite") return addMember(transaction, email, passwordHash);
  const memberId = await resetAccount(transaction, email);
  if (memberId !== null) {
    await transaction.update(members).set({ passwordHash }).where(eq(members.id, memberId));
  }
  return memberId;
}
