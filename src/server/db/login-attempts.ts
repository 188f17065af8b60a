import { and, eq, exists, gt, inArray, lt, sql } from "drizzle-orm";
import { newTicket } from "./challenges.ts";
import type { Database } from "./database.ts";
import { hashOf } from "./hash-of.ts";
import {
  countingAttempt,
  forgivingAttempt,
  type LimitKind,
  LOGIN_LIMITS,
  type LoginOrigin,
  limitKeys,
  secondsUntil,
} from "./login-limits.ts";
import { giveTurnBack, takeNewcomerTurn } from "./newcomer-turns.ts";
import {
  challenges,
  familiarAddresses,
  type LoginMethod,
  loginAttempts,
  members,
  tokens,
} from "./schema.ts";
import { endOldestLogins, loginsOf, MANY_LOGINS, newToken } from "./tokens.ts";

const FAMILIAR_FOR = sql`interval '90 days'`;

/** A member, with the password hash to check a login against. */
export interface LoginMember {
  readonly id: string;
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
  /** Whether the password alone is not enough. */
  readonly secondFactor: boolean;
}

/** A member who has proved who they are with more than a password. */
export type ProvenMember = Pick<LoginMember, "id">;

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
  const waitFor = (kind: LimitKind) => {
    const { attempts, secondsLeft } = rows.find(({ limitKey }) => limitKey === keys[kind])!;
    return attempts > LOGIN_LIMITS[kind] ? Math.max(1, secondsLeft) : null;
  };
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
  { needsTurn }: Pick<LoginStart, "needsTurn"> = { needsTurn: false },
): Promise<void> {
  await database
    .update(loginAttempts)
    .set({ attempts: sql`greatest(${loginAttempts.attempts} - 1, 0)` })
    .where(inArray(loginAttempts.limitKey, Object.values(limitKeys(origin))));
  if (needsTurn) await giveTurnBack(database, origin);
}

/**
 * Removes a successful login from the counts, remembers its address and device as familiar and
 * issues its token, in one statement. Does nothing and returns null if the member has been removed
 * or, where a password alone was checked, if it was changed or a second factor added meanwhile, or,
 * where a factor was checked, if the account was reset. If the member has too many logins, a
 * second, rarely needed statement ends the one unused for longest.
 */
export async function finishLogin(
  database: Database,
  origin: LoginOrigin,
  member: LoginMember | ProvenMember,
  method: LoginMethod = "password",
): Promise<string | null> {
  // The update waits for a running change of the account; a later change finds this token and
  // revokes it.
  const unchanged = database.$with("unchanged").as(
    database
      .update(members)
      .set({ lastLoginAt: sql`now()` })
      // A password alone is enough only without a second factor, and a proof by a second factor only
      // while the account has one: a reset may have removed it meanwhile.
      .where(and(isUnchanged(member), eq(members.secondFactor, !("passwordHash" in member))))
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
    .returning({ loginsBefore: loginsOf(database, member.id) });
  if (!issued) return null;
  if (issued.loginsBefore >= MANY_LOGINS) await endOldestLogins(database, member.id, token);
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
  const unchanged = database
    .$with("unchanged")
    .as(database.select({ id: members.id }).from(members).where(isUnchanged(member)).for("share"));
  const { ticket, row } = newTicket(unchanged.id);
  const issued = await database
    .with(unchanged, forgivingAttempt(database, origin, exists(database.select().from(unchanged))))
    .insert(challenges)
    .select(database.select(row).from(unchanged))
    .returning({ purpose: challenges.purpose });
  return issued.length === 1 ? ticket : null;
}

const isUnchanged = (member: LoginMember | ProvenMember) =>
  and(
    eq(members.id, member.id),
    "passwordHash" in member ? eq(members.passwordHash, member.passwordHash ?? "") : undefined,
  );

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

/**
 * The hashes that become familiar with a login: the address first, then the device if there is one.
 * The word "device" keeps its secret distinct from any address.
 */
export const familiarHashesOf = ({ address, device }: LoginOrigin) =>
  [address, ...(device ? [`device ${device}`] : [])].map(hashOf);

/** Deletes familiar addresses and devices not seen for long; first sets future times to now. */
export async function purgeFamiliar(database: Database): Promise<void> {
  const { seenAt } = familiarAddresses;
  await database
    .update(familiarAddresses)
    .set({ seenAt: sql`now()` })
    .where(gt(seenAt, sql`now()`));
  await database.delete(familiarAddresses).where(lt(seenAt, sql`now() - ${FAMILIAR_FOR}`));
}
