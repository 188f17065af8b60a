import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members, passkeys, totpSecrets } from "../db/schema.ts";

/** An email as it is stored and looked up: trimmed and in lower case. */
export const normalisedEmail = (email: string): string =>
  email.normalize("NFC").trim().toLowerCase();

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

/** Whether an email is a member's. */
export const isMember = async (database: Database, email: string): Promise<boolean> =>
  (await database.$count(members, eq(members.email, normalisedEmail(email)))) > 0;

/** A member, as the operator sees them. */
export type ListedMember = Awaited<ReturnType<typeof listMembers>>[number];

/** All members by email. */
export const listMembers = (database: Database) =>
  database
    .select({
      email: members.email,
      createdAt: members.createdAt,
      lastLoginAt: members.lastLoginAt,
      hasApp: sql<boolean>`${database.$count(totpSecrets, eq(totpSecrets.memberId, members.id))} > 0`,
      passkeys: sql<number>`${database.$count(passkeys, eq(passkeys.memberId, members.id))}::int`,
    })
    .from(members)
    .orderBy(asc(members.email));

// A restore may follow another.
const LOCK_TRIES = 3;

/** What a member logs in with, while a transaction keeps it from changing. */
type LockedMember = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

/**
 * Locks a member until the transaction ends; null if there is none. Call it first: two transactions
 * that lock in another order could block each other.
 */
export async function lockMember(transaction: Database, memberId: string) {
  const locked = transaction
    .select({ passwordHash: members.passwordHash, secondFactor: members.secondFactor })
    .from(members)
    .where(eq(members.id, memberId))
    .for("update");
  for (let tried = 1; ; tried += 1) {
    const [member] = await locked;
    if (member) return member;
    // A restore that this waited for has put the same member back; only a new statement sees it.
    if (tried === LOCK_TRIES) return null;
  }
}

/**
 * Does work for a member in one transaction with the proof it rests on: a change of the account
 * either voids the proof, or finds and ends what the work began. Returns null if the proof no longer
 * holds or the member is gone.
 *
 * @param isProven Whether the password, ticket or passkey still counts; may use it up.
 */
export function whileProven<Result>(
  database: Database,
  memberId: string,
  isProven: (member: LockedMember, transaction: Database) => boolean | Promise<boolean>,
  work: (transaction: Database, member: LockedMember) => Promise<Result>,
): Promise<Result | null> {
  return database.transaction(async (transaction) => {
    const member = await lockMember(transaction, memberId);
    if (member === null || !(await isProven(member, transaction))) return null;
    return work(transaction, member);
  });
}
