import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  challenges,
  familiarAddresses,
  type LoginMethod,
  loginAttempts,
  members,
  tokens,
} from "../db/schema.ts";
import { newTicket } from "./challenges.ts";
import { familiarHashesOf } from "./familiar-addresses.ts";
import {
  countingAttempt,
  forgivingAttempt,
  type LimitKind,
  type LoginOrigin,
  limitKeys,
  secondsOver,
  secondsUntil,
} from "./login-limits.ts";
import { giveTurnBack, takeNewcomerTurn } from "./newcomer-turns.ts";
import { endOldestLogins, loginCount, MANY_LOGINS, newToken } from "./tokens.ts";

/** A member, with the password hash to check a login against. */
export interface LoginMember {
  readonly id: string;
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
  /** Whether the password alone is not enough. */
  readonly secondFactor: boolean;
}

/** The state of a login before its password is checked. */
export interface LoginStart {
  /** What to check against; null for an unknown account. */
  readonly member: LoginMember | null;
  /** Null if the attempt may go on; otherwise it is over a limit. */
  readonly secondsToWait: number | null;
  /** Whether somebody is guessing at the account, so that the attempt needs a turn. */
  readonly needsTurn: boolean;
}

/**
 * Counts an attempt before it is checked, so that a burst cannot slip past the limits, and finds
 * the account. This is one statement, the same for unknown accounts. If somebody is guessing at the
 * account, a second statement takes the newcomer's turn.
 */
export async function startLogin(database: Database, origin: LoginOrigin): Promise<LoginStart> {
  const keys = limitKeys(origin);
  const familiarHashes = familiarHashesOf(origin);
  const counted = countingAttempt(database, Object.values(keys));
  const rows = await database
    .with(counted)
    .select({
      limitKey: counted.limitKey,
      attempts: counted.attempts,
      secondsLeft: secondsUntil(counted.resetsAt),
      member: {
        id: members.id,
        passwordHash: members.passwordHash,
        secondFactor: members.secondFactor,
      },
      familiar: familiarAddresses.addressHash,
    })
    .from(counted)
    .leftJoin(members, eq(members.email, origin.account))
    .leftJoin(
      familiarAddresses,
      and(
        eq(familiarAddresses.memberId, members.id),
        inArray(familiarAddresses.addressHash, familiarHashes),
      ),
    );
  const [isAddressFamiliar, isDeviceFamiliar] = familiarHashes.map((hash) =>
    rows.some(({ familiar }) => familiar === hash),
  );
  const waitFor = (kind: LimitKind) =>
    secondsOver(kind, rows.find(({ limitKey }) => limitKey === keys[kind])!);
  const needsTurn = !isDeviceFamiliar && !isAddressFamiliar && waitFor("account") !== null;
  const secondsToWait = isDeviceFamiliar
    ? waitFor("device")
    : (longest(waitFor("pair"), waitFor("address")) ??
      (needsTurn ? await takeNewcomerTurn(database, origin) : null));
  return { member: rows[0]!.member, secondsToWait, needsTurn };
}

/** Takes back all that was counted for an attempt that was not checked, or was right. */
export async function uncountAttempt(
  database: Database,
  origin: LoginOrigin,
  { needsTurn }: Pick<LoginStart, "needsTurn">,
): Promise<void> {
  await database
    .update(loginAttempts)
    .set({ attempts: sql`greatest(${loginAttempts.attempts} - 1, 0)` })
    .where(inArray(loginAttempts.limitKey, Object.values(limitKeys(origin))));
  if (needsTurn) await giveTurnBack(database, origin);
}

/**
 * Finishes a login with a password. Null if the member has been removed, the password changed or a
 * second factor added since it was checked.
 */
export function finishLogin(
  database: Database,
  origin: LoginOrigin,
  member: LoginMember,
): Promise<string | null> {
  // A password alone is enough only without a second factor.
  const isEnough = and(hasPassword(member), eq(members.secondFactor, false))!;
  return logInWhile(isEnough, database, origin, { memberId: member.id, method: "password" });
}

/**
 * Finishes a login with a second factor or a passkey. Null if the account has none any more: the
 * member may have been removed, or the account reset, since it was checked.
 */
export function finishFactorLogin(
  database: Database,
  origin: LoginOrigin,
  login: BegunLogin,
): Promise<string | null> {
  return logInWhile(eq(members.secondFactor, true), database, origin, login);
}

interface BegunLogin {
  readonly memberId: string;
  readonly method: LoginMethod;
}

/**
 * If the condition still holds for the member, removes the login from the counts, remembers its
 * address and device as familiar and issues its token, in one statement; otherwise does nothing and
 * returns null. If the member has too many logins, a second, rarely needed statement ends the one
 * unused for longest.
 */
async function logInWhile(
  condition: SQL,
  database: Database,
  origin: LoginOrigin,
  { memberId, method }: BegunLogin,
): Promise<string | null> {
  // The update waits for a running change of the account; a later change finds this token and
  // revokes it.
  const unchanged = database.$with("unchanged").as(
    database
      .update(members)
      .set({ lastLoginAt: sql`now()` })
      .where(and(eq(members.id, memberId), condition))
      .returning({ id: members.id }),
  );
  const forgiven = forgivingAttempt(database, origin, exists(database.select().from(unchanged)));
  const [address, device] = familiarHashesOf(origin).map((hash) =>
    database
      .select({
        memberId: unchanged.id,
        addressHash: sql<string>`${hash}::text`.as("address_hash"),
        seenAt: sql<Date>`now()`.as("seen_at"),
      })
      .from(unchanged),
  );
  const remembered = database.$with("remembered").as(
    database
      .insert(familiarAddresses)
      .select(device ? address!.unionAll(device) : address!)
      .onConflictDoUpdate({
        target: [familiarAddresses.memberId, familiarAddresses.addressHash],
        set: { seenAt: sql`now()` },
      }),
  );
  const { token, row } = newToken(unchanged.id, { method, browser: origin.browser });
  const [issued] = await database
    .with(unchanged, forgiven, remembered)
    .insert(tokens)
    .select(database.select(row).from(unchanged))
    .returning({ loginsBefore: loginCount(database, memberId) });
  if (!issued) return null;
  if (issued.loginsBefore >= MANY_LOGINS) await endOldestLogins(database, memberId, token);
  return token;
}

/**
 * Removes an attempt with the right password from the counts and issues the ticket for the second
 * step of its login, in one statement. Null if the member has been removed or the password changed
 * since it was checked.
 */
export async function finishFirstStep(
  database: Database,
  origin: LoginOrigin,
  member: LoginMember,
): Promise<string | null> {
  // The lock waits for a running password change; a later change finds this ticket and deletes it.
  const unchanged = database.$with("unchanged").as(
    database
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, member.id), hasPassword(member)))
      .for("share"),
  );
  const { ticket, row } = newTicket(unchanged.id);
  const issued = await database
    .with(unchanged, forgivingAttempt(database, origin, exists(database.select().from(unchanged))))
    .insert(challenges)
    .select(database.select(row).from(unchanged))
    .returning({ purpose: challenges.purpose });
  return issued.length === 1 ? ticket : null;
}

// The password is the one that was checked.
const hasPassword = ({ passwordHash }: LoginMember) => eq(members.passwordHash, passwordHash ?? "");

/**
 * Removes a successful attempt from the counts and records that the login's member has just proved
 * again who they are, in one statement.
 */
export async function finishProof(
  database: Database,
  origin: LoginOrigin,
  loginId: string,
): Promise<void> {
  await database
    .with(forgivingAttempt(database, origin, sql`true`))
    .update(tokens)
    .set({ provenAt: sql`now()` })
    .where(eq(tokens.tokenHash, loginId));
}

const longest = (...waits: (number | null)[]) => {
  const seconds = Math.max(...waits.map((wait) => wait ?? 0));
  return seconds === 0 ? null : seconds;
};
