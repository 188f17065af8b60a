import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { LoginEndedError } from "../db/login-ended.ts";
import { type EndReason, endedLogins, tokens } from "../db/schema.ts";
import type { EndedLogin } from "../http/require-login.ts";
import { hashOf } from "./hash-of.ts";

const TOLD_FOR = sql`interval '30 days'`;

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

/** Deletes ended logins once their tokens would have expired. */
export async function purgeEndedLogins(database: Database): Promise<void> {
  await database.delete(endedLogins).where(lt(endedLogins.endedAt, sql`now() - ${TOLD_FOR}`));
}
