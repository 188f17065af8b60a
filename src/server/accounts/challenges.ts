import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type ChallengePurpose, challenges, members } from "../db/schema.ts";
import { forgivingSuccess, type LoginOrigin } from "./login-limits.ts";
import { hashOf, newSecret } from "./secrets.ts";

const LIFETIME = sql`interval '5 minutes'`;
// A time further in the future was written while the clock was wrong.
const TOLERANCE = sql`interval '1 minute'`;

/** Issues a challenge of 256 random bits that works once, for five minutes, on every server. */
export async function issueChallenge(
  database: Database,
  purpose: ChallengePurpose,
  memberId: string | null,
): Promise<string> {
  const { challenge, row } = newChallenge(purpose, memberId);
  await database.insert(challenges).values(row);
  return challenge;
}

/** Issues the ticket for the second step of a login, like a challenge; forgives failures. */
export async function issueTicket(
  database: Database,
  memberId: string,
  origin: LoginOrigin,
): Promise<string> {
  const { challenge, row } = newChallenge("second factor", memberId);
  await database.with(forgivingSuccess(database, origin)).insert(challenges).values(row);
  return challenge;
}

function newChallenge(purpose: ChallengePurpose, memberId: string | null) {
  const challenge = newSecret();
  const expiresAt = sql`now() + ${LIFETIME}`;
  return { challenge, row: { challengeHash: hashOf(challenge), purpose, memberId, expiresAt } };
}

/** The member that a ticket was issued to; null if it no longer works. Does not use it up. */
export async function memberOfTicket(
  database: Database,
  ticket: string,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const [found] = await database
    .select({ id: members.id, email: members.email })
    .from(challenges)
    .innerJoin(members, eq(members.id, challenges.memberId))
    .where(isLive(ticket, "second factor"));
  return found ?? null;
}

/**
 * Uses up a challenge or ticket: of two simultaneous uses, one succeeds. False if it is unknown,
 * used, too old, or was issued for something or somebody else.
 */
export async function takeChallenge(
  database: Database,
  challenge: string,
  purpose: ChallengePurpose,
  memberId: string | null,
): Promise<boolean> {
  const taken = await database
    .delete(challenges)
    .where(isLive(challenge, purpose))
    .returning({ memberId: challenges.memberId });
  return taken.length === 1 && taken[0]!.memberId === memberId;
}

/** Deletes challenges and tickets that are too old to work. */
export async function purgeChallenges(database: Database): Promise<void> {
  await database.delete(challenges).where(lt(challenges.expiresAt, sql`now()`));
}

const isLive = (challenge: string, purpose: ChallengePurpose): SQL | undefined =>
  and(
    eq(challenges.challengeHash, hashOf(challenge)),
    eq(challenges.purpose, purpose),
    gt(challenges.expiresAt, sql`now()`),
    lt(challenges.expiresAt, sql`now() + ${LIFETIME} + ${TOLERANCE}`),
  );
