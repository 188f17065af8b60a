import { and, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { LoginEndedError } from "../db/database-errors.ts";
import {
  type EndReason,
  endedLogins,
  familiarAddresses,
  type LoginMethod,
  members,
  tokens,
} from "../db/schema.ts";
import type { EndedLogin, Login } from "../http/require-login.ts";
import { familiarHashesOf, forgivingSuccess, type LoginOrigin } from "./login-limits.ts";
import { hashOf, newSecret } from "./secrets.ts";

/** A token expires this long after it was issued, even if it is in use. */
export const TOKEN_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** How many logins a member may have at once. */
export const MAX_LOGINS = 20;
const LIFETIME = sql`${`${TOKEN_LIFETIME_SECONDS} seconds`}::interval`;
const IDLE_LIFETIME = sql`interval '7 days'`;
// Recording every use would be a write per request; a use this soon after the last is not recorded.
const USE_NOTED_AFTER = sql`interval '5 minutes'`;
// Account changes need a login proved within this time.
const RECENT = sql`interval '10 minutes'`;
// How long a dead token's owner is told why it ended.
const TOLD_FOR = sql`interval '30 days'`;

/**
 * Logs in a member who has proved who they are: issues a token of 256 random bits, of which only the
 * hash is stored, makes the address and the device familiar, forgives failures, and ends the logins
 * over the limit that were unused for longest. Call it in a transaction that has locked the member.
 */
export async function beginLogin(
  transaction: Database,
  memberId: string,
  method: LoginMethod,
  origin: LoginOrigin,
): Promise<string> {
  const token = newSecret();
  const tokenHash = hashOf(token);
  const seen = transaction
    .$with("seen")
    .as(
      transaction.update(members).set({ lastLoginAt: sql`now()` }).where(eq(members.id, memberId)),
    );
  const remembered = transaction.$with("remembered").as(
    transaction
      .insert(familiarAddresses)
      .values(familiarHashesOf(origin).map((addressHash) => ({ memberId, addressHash })))
      .onConflictDoUpdate({
        target: [familiarAddresses.memberId, familiarAddresses.addressHash],
        set: { seenAt: sql`now()` },
      }),
  );
  const isOwn = eq(tokens.memberId, memberId);
  const [begun] = await transaction
    .with(seen, remembered, forgivingSuccess(transaction, origin))
    .insert(tokens)
    .values({
      tokenHash,
      memberId,
      method,
      browser: origin.browser ?? null,
      expiresAt: sql`now() + ${LIFETIME}`,
    })
    // As it was before this statement.
    .returning({ others: sql<number>`${transaction.$count(tokens, isOwn)}::int` });
  if (begun!.others >= MAX_LOGINS) {
    const others = transaction
      .select({ tokenHash: tokens.tokenHash })
      .from(tokens)
      .where(and(isOwn, ne(tokens.tokenHash, tokenHash)))
      .orderBy(desc(tokens.usedAt), desc(tokens.createdAt))
      .offset(MAX_LOGINS - 1);
    await transaction.delete(tokens).where(inArray(tokens.tokenHash, others));
  }
  return token;
}

/** A condition: the login has neither expired nor been unused for too long. */
export const IS_LIVE = sql`${tokens.expiresAt} > now() and ${tokens.usedAt} > now() - ${IDLE_LIFETIME}`;

/** The login of a valid token, or null; records that the token is in use. */
export async function loginOfToken(database: Database, token: string): Promise<Login | null> {
  const id = hashOf(token);
  const [found] = await database
    .select({
      memberId: tokens.memberId,
      email: members.email,
      isRecent: sql<boolean>`${tokens.provenAt} > now() - ${RECENT}`,
      isUseUnnoted: sql<boolean>`${tokens.usedAt} < now() - ${USE_NOTED_AFTER}`,
    })
    .from(tokens)
    .innerJoin(members, eq(members.id, tokens.memberId))
    .where(and(eq(tokens.tokenHash, id), IS_LIVE));
  if (!found) return null;
  const { isUseUnnoted, ...login } = found;
  if (isUseUnnoted) {
    await database.update(tokens).set({ usedAt: sql`now()` }).where(eq(tokens.tokenHash, id));
  }
  return { id, ...login };
}

/** Records that the member of a login has just proved again who they are; forgives failures. */
export async function recordProof(
  database: Database,
  loginId: string,
  origin: LoginOrigin,
): Promise<void> {
  await database
    .with(forgivingSuccess(database, origin))
    .update(tokens)
    .set({ provenAt: sql`now()` })
    .where(eq(tokens.tokenHash, loginId));
}

/** Revokes a token; does nothing if it is already invalid. */
export async function revokeToken(database: Database, token: string): Promise<void> {
  await database.delete(tokens).where(eq(tokens.tokenHash, hashOf(token)));
}

/**
 * Makes sure that a login still exists. Call it in a transaction that has locked the member: what
 * ends all logins locks the member first.
 *
 * @throws {LoginEndedError} when it has ended, or its member has left.
 */
export async function requireLiveLogin(transaction: Database, id: string): Promise<void> {
  if ((await transaction.$count(tokens, eq(tokens.tokenHash, id))) === 0) {
    throw new LoginEndedError("The login ended meanwhile.");
  }
}

/**
 * Ends a member's logins because the account has changed: all, all `except` one, or `only` one. The
 * next call with any of them gets the reason. Returns how many ended.
 */
export async function endLogins(
  database: Database,
  memberId: string,
  reason: EndReason,
  { except = null, only = null }: { except?: string | null; only?: string | null } = {},
): Promise<number> {
  const ended = database.$with("ended").as(
    database
      .delete(tokens)
      .where(
        and(
          eq(tokens.memberId, memberId),
          except === null ? undefined : ne(tokens.tokenHash, except),
          only === null ? undefined : eq(tokens.tokenHash, only),
        ),
      )
      .returning({
        tokenHash: tokens.tokenHash,
        memberId: tokens.memberId,
        reason: sql<EndReason>`${reason}::text`.as("reason"),
        endedAt: sql<Date>`now()`.as("ended_at"),
      }),
  );
  const rows = await database
    .with(ended)
    .insert(endedLogins)
    .select(database.select().from(ended))
    .returning({ tokenHash: endedLogins.tokenHash });
  return rows.length;
}

/** Why a token no longer works, if a change of its member's account has ended it. */
export async function endedLoginOf(database: Database, token: string): Promise<EndedLogin | null> {
  const [found] = await database
    .select({ reason: endedLogins.reason, endedAt: endedLogins.endedAt })
    .from(endedLogins)
    .where(eq(endedLogins.tokenHash, hashOf(token)));
  return found ?? null;
}

/**
 * Deletes expired tokens. First it corrects impossible future times, written while the clock was
 * wrong: such a token would otherwise live longer by as much as the clock was ahead.
 */
export async function purgeTokens(database: Database): Promise<void> {
  await database
    .update(tokens)
    .set({
      usedAt: sql`least(${tokens.usedAt}, now())`,
      provenAt: sql`least(${tokens.provenAt}, now())`,
      expiresAt: sql`least(${tokens.expiresAt}, now() + ${LIFETIME})`,
    })
    .where(or(gt(tokens.usedAt, sql`now()`), gt(tokens.expiresAt, sql`now() + ${LIFETIME}`)));
  await database
    .delete(tokens)
    .where(or(lt(tokens.expiresAt, sql`now()`), lt(tokens.usedAt, sql`now() - ${IDLE_LIFETIME}`)));
}

/** Deletes ended logins once their tokens would have expired. */
export async function purgeEndedLogins(database: Database): Promise<void> {
  await database.delete(endedLogins).where(lt(endedLogins.endedAt, sql`now() - ${TOLD_FOR}`));
}
