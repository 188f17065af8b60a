import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { tokens } from "./schema.ts";

/** A token dies this long after it was issued, whatever happens. */
export const TOKEN_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
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

/** Revokes a token; revoking a dead one changes nothing. */
export async function revokeToken(database: Database, token: string): Promise<void> {
  await database.delete(tokens).where(eq(tokens.tokenHash, hashOf(token)));
}

/** Deletes the tokens that have died. */
export async function purgeTokens(database: Database): Promise<void> {
  await database
    .delete(tokens)
    .where(or(lt(tokens.expiresAt, sql`now()`), lt(tokens.usedAt, sql`now() - ${IDLE_LIFETIME}`)));
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
