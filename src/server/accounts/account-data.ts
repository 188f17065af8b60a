import { asc, desc, eq, sql } from "drizzle-orm";
import type { AccountDownload } from "#contract/account.ts";
import type { Database } from "../db/database.ts";
import { endedLogins, familiarAddresses, members, oneTimeLinks, tokens } from "../db/schema.ts";
import { readFactors } from "./factors.ts";
import { IS_LIVE } from "./sessions.ts";

/** The account of a member; null once they have left. */
export async function accountOf(database: Database, memberId: string) {
  const [account] = await database
    .select({
      email: members.email,
      createdAt: members.createdAt,
      lastLoginAt: members.lastLoginAt,
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return account ?? null;
}

/** A member's live logins, the last used first. */
export const loginsOfMember = (database: Database, memberId: string) =>
  database
    .select({
      id: tokens.tokenHash,
      browser: tokens.browser,
      method: tokens.method,
      createdAt: tokens.createdAt,
      usedAt: tokens.usedAt,
    })
    .from(tokens)
    .where(sql`${tokens.memberId} = ${memberId} and ${IS_LIVE}`)
    .orderBy(desc(tokens.usedAt), desc(tokens.createdAt));

/**
 * All that is stored about a member, in the API's form, except hashes, secrets and the work they
 * keep; null once they have left.
 */
export async function accountDownload(
  database: Database,
  memberId: string,
): Promise<AccountDownload | null> {
  const account = await accountOf(database, memberId);
  if (account === null) return null;
  const logins = await loginsOfMember(database, memberId);
  const ended = await database
    .select()
    .from(endedLogins)
    .where(eq(endedLogins.memberId, memberId))
    .orderBy(asc(endedLogins.endedAt));
  const links = await database
    .select()
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.email, account.email))
    .orderBy(asc(oneTimeLinks.createdAt));
  const places = await database
    .select()
    .from(familiarAddresses)
    .where(eq(familiarAddresses.memberId, memberId))
    .orderBy(asc(familiarAddresses.seenAt));
  const { passkeys, totpSince, recoveryCodes } = await readFactors(database, memberId);
  return {
    made_at: text(new Date()),
    email: account.email,
    member_since: text(account.createdAt),
    last_login_at: textOrNull(account.lastLoginAt),
    has_password: account.hasPassword,
    logins: logins.map(({ browser, method, createdAt, usedAt }) => ({
      browser,
      method,
      began_at: text(createdAt),
      used_at: text(usedAt),
    })),
    ended_logins: ended.map(({ reason, endedAt }) => ({ reason, ended_at: text(endedAt) })),
    links: links.map(({ purpose, createdAt, usedAt }) => ({
      purpose,
      made_at: text(createdAt),
      used_at: textOrNull(usedAt),
    })),
    familiar_places: places.map(({ seenAt }) => text(seenAt)),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      made_at: text(createdAt),
      used_at: textOrNull(usedAt),
    })),
    totp_since: textOrNull(totpSince),
    recovery_codes_left: recoveryCodes?.left ?? null,
  };
}

const text = (instant: Date) => instant.toISOString();
const textOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
