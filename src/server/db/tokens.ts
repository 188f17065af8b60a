import { createHash, randomBytes } from "node:crypto";
import { and, count, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { tokens } from "./schema.ts";

/** A token dies this long after it was issued, whatever happens. */
export const TOKEN_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** How many logins a member may have at once. */
export const MAX_LOGINS = 20;
/** With so many, the limit is looked after: logins that begin at the same moment do not see each other. */
export const MANY_LOGINS = 12;
const IDLE_LIFETIME = sql`interval '7 days'`;
const LIFETIME = sql`interval '30 days'`;
// Noting every use would be a write per request; a use within this time of the last is not noted.
const USE_NOTED_AFTER = sql`interval '5 minutes'`;

/**
 * An opaque token of 256 random bits, and the row it is kept as, to be selected from where `memberId`
 * stands: of the token itself only its hash.
 */
export function newToken<Id extends AnyPgColumn>(memberId: Id) {
  const token = randomBytes(32).toString("base64url");
  const row = {
    tokenHash: sql<string>`${hashOf(token)}::text`.as("token_hash"),
    memberId,
    createdAt: sql<Date>`now()`.as("created_at"),
    usedAt: sql<Date>`now()`.as("used_at"),
    expiresAt: sql<Date>`now() + ${LIFETIME}`.as("expires_at"),
  };
  return { token, row };
}

/** The member a live token belongs to, or null; notes that the token is in use. */
export async function memberOfToken(database: Database, token: string): Promise<string | null> {
  const tokenHash = hashOf(token);
  const [found] = await database
    .select({
      memberId: tokens.memberId,
      noteUse: sql<boolean>`${tokens.usedAt} < now() - ${USE_NOTED_AFTER}`,
    })
    .from(tokens)
    .where(
      and(
        eq(tokens.tokenHash, tokenHash),
        gt(tokens.expiresAt, sql`now()`),
        gt(tokens.usedAt, sql`now() - ${IDLE_LIFETIME}`),
      ),
    );
  if (!found) return null;
  if (found.noteUse) {
    await database
      .update(tokens)
      .set({ usedAt: sql`now()` })
      .where(eq(tokens.tokenHash, tokenHash));
  }
  return found.memberId;
}

/** How many logins of a member are kept, as an expression; those that have just died count. */
export const loginsOf = (database: Database, memberId: string) =>
  sql<number>`(${database.select({ total: count() }).from(tokens).where(eq(tokens.memberId, memberId))})::int`;

/** Ends the logins beyond the limit that have not been used for longest; never the one just begun. */
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

/** Revokes a token; revoking a dead one changes nothing. */
export async function revokeToken(database: Database, token: string): Promise<void> {
  await database.delete(tokens).where(eq(tokens.tokenHash, hashOf(token)));
}

/**
 * Deletes the tokens that have died. Times that lie further ahead than they can, written while the
 * clock was wrong, are set back first: such a token would live for as long as the clock was ahead.
 */
export async function purgeTokens(database: Database): Promise<void> {
  await database
    .update(tokens)
    .set({
      usedAt: sql`least(${tokens.usedAt}, now())`,
      expiresAt: sql`least(${tokens.expiresAt}, now() + ${LIFETIME})`,
    })
    .where(or(gt(tokens.usedAt, sql`now()`), gt(tokens.expiresAt, sql`now() + ${LIFETIME}`)));
  await database
    .delete(tokens)
    .where(or(lt(tokens.expiresAt, sql`now()`), lt(tokens.usedAt, sql`now() - ${IDLE_LIFETIME}`)));
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
