import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { endedLogins, familiarAddresses, members, oneTimeLinks } from "../db/schema.ts";
import { accountOf, loginsOfMember } from "./account-rows.ts";
import { readFactors } from "./factors.ts";

/**
 * Reads what is stored about a member, except hashes, secrets and the work they keep; null once they
 * have left.
 */
export async function accountContent(database: Database, memberId: string) {
  const account = await accountOf(database, memberId);
  if (account === null) return null;
  const [member] = await database
    .select({ lastLoginAt: members.lastLoginAt })
    .from(members)
    .where(eq(members.id, memberId));
  return {
    ...account,
    lastLoginAt: member?.lastLoginAt ?? null,
    logins: await loginsOfMember(database, memberId),
    endedLogins: await database
      .select({ reason: endedLogins.reason, endedAt: endedLogins.endedAt })
      .from(endedLogins)
      .where(eq(endedLogins.memberId, memberId))
      .orderBy(asc(endedLogins.endedAt)),
    links: await database
      .select({
        purpose: oneTimeLinks.purpose,
        createdAt: oneTimeLinks.createdAt,
        usedAt: oneTimeLinks.usedAt,
      })
      .from(oneTimeLinks)
      .where(eq(oneTimeLinks.email, account.email))
      .orderBy(asc(oneTimeLinks.createdAt)),
    familiarPlaces: await database
      .select({ seenAt: familiarAddresses.seenAt })
      .from(familiarAddresses)
      .where(eq(familiarAddresses.memberId, memberId))
      .orderBy(asc(familiarAddresses.seenAt)),
    factors: await readFactors(database, memberId),
  };
}
