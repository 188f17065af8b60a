import { and, count, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { type LoginMethod, tokens } from "../db/schema.ts";
import type { Login } from "../http/require-login.ts";
import { hashOf } from "./hash-of.ts";
import { newSecret } from "./new-secret.ts";

/** A token expires this long after it was issued, even if it is in use. */
export const TOKEN_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** How many logins a member may have at once. */
export const MAX_LOGINS = 20;
/** Enforce the limit from this many on, because simultaneous logins do not see each other. */
export const MANY_LOGINS = 12;
const IDLE_LIFETIME = sql`interval '7 days'`;
const LIFETIME = sql`${`${TOKEN_LIFETIME_SECONDS} seconds`}::interval`;
// Recording every use would be a write per request; a use this soon after the last is not recorded.
const USE_NOTED_AFTER = sql`interval '5 minutes'`;

// Account changes need a login proved within this time.
const RECENT = sql`interval '10 minutes'`;

/** A condition: the login has neither expired nor been unused for too long. */
export const IS_LIVE = sql`${tokens.expiresAt} > now() and ${tokens.usedAt} > now() - ${IDLE_LIFETIME}`;

/**
 * An opaque token of 256 random bits, and the row to store it as, with only its hash. Select the
 * row from a table that has the `memberId` column.
 */
export function newToken<Id extends AnyPgColumn>(
  memberId: Id,
  { method, browser }: { method: LoginMethod; browser?: string | null | undefined },
) {
  const token = newSecret();
  const row = {
    tokenHash: sql<string>`${hashOf(token)}::text`.as("token_hash"),
    memberId,
    createdAt: sql<Date>`now()`.as("created_at"),
    usedAt: sql<Date>`now()`.as("used_at"),
    expiresAt: sql<Date>`now() + ${LIFETIME}`.as("expires_at"),
    provenAt: sql<Date>`now()`.as("proven_at"),
    method: sql<LoginMethod>`${method}::text`.as("method"),
    browser: sql<string | null>`${browser ?? null}::text`.as("browser"),
  };
  return { token, row };
}

/** The login of a valid token, or null; records that the token is in use. */
export async function loginOfToken(database: Database, token: string): Promise<Login | null> {
  const tokenHash = hashOf(token);
  const [found] = await database
    .select({
      memberId: tokens.memberId,
      isRecent: sql<boolean>`${tokens.provenAt} > now() - ${RECENT}`,
      noteUse: sql<boolean>`${tokens.usedAt} < now() - ${USE_NOTED_AFTER}`,
    })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, tokenHash), IS_LIVE));
  if (!found) return null;
  if (found.noteUse) {
    await database
      .update(tokens)
      .set({ usedAt: sql`now()` })
      .where(eq(tokens.tokenHash, tokenHash));
  }
  return { id: tokenHash, memberId: found.memberId, isRecent: found.isRecent };
}

/** An expression for the number of a member's stored logins, including any just expired. */
export const loginCount = (database: Database, memberId: string) =>
  sql<number>`(${database.select({ total: count() }).from(tokens).where(eq(tokens.memberId, memberId))})::int`;

/** Ends the logins over the limit that were unused for longest, but never the newest. */
export async function endOldestLogins(
  database: Database,
  memberId: string,
  begun: string,
): Promise<void> {
  const others = and(eq(tokens.memberId, memberId), ne(tokens.tokenHash, hashOf(begun)));
  const beyond = database
    .select({ tokenHash: tokens.tokenHash })
    .from(tokens)
    .where(others)
    .orderBy(desc(tokens.usedAt), desc(tokens.createdAt))
    .offset(MAX_LOGINS - 1);
  await database.delete(tokens).where(inArray(tokens.tokenHash, beyond));
}

/** Revokes a token; does nothing if it is already invalid. */
export async function revokeToken(database: Database, token: string): Promise<void> {
  await database.delete(tokens).where(eq(tokens.tokenHash, hashOf(token)));
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
