import { and, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { familiarAddresses, loginAttempts, members } from "../db/schema.ts";
import { hashOf } from "./secrets.ts";

/** Failed logins allowed in fifteen minutes. */
export const LOGIN_LIMITS = {
  /** For one account from one address, or on a device its member has used, wherever that is. */
  place: 10,
  /** From one address, over all accounts: a classroom shares one. */
  address: 100,
  /** For one account, over all addresses and devices that its member has never used. */
  account: 20,
} as const;

const WINDOW = sql`interval '15 minutes'`;
// Servers' clocks differ slightly. A time further in the future than this was written while a clock
// was wrong.
const TOLERANCE = sql`interval '1 minute'`;
const FAMILIAR_FOR = sql`interval '90 days'`;

/** Who tries to log in, and from where. */
export interface LoginOrigin {
  /** The normalised email. */
  readonly account: string;
  readonly address: string;
  /** A secret that identifies a browser that has logged in before. */
  readonly device?: string | undefined;
  /** The second step has counters of its own: a right password must not clear those. */
  readonly step?: "second factor";
  /** The browser's name, for the member's list of logins. */
  readonly browser?: string | null;
  /** Where the attempt is counted; the first is that of the account at this place. */
  readonly counters?: readonly Counter[];
}

/** A member, with the password hash to check a login against. */
export interface LoginMember {
  readonly id: string;
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
}

/** A login before its password or factor is checked. */
interface LoginAttempt {
  /** Null for an unknown account. */
  readonly member: LoginMember | null;
  readonly counters: readonly Counter[];
  /** Null if the attempt is counted and may go on; otherwise a limit is reached. */
  readonly secondsToWait: number | null;
}

interface Counter {
  readonly limitKey: string;
  readonly limit: number;
}

/**
 * Finds the account of a login and counts the attempt, the same way for unknown accounts. It is
 * counted before it is checked, so that a burst cannot slip past the limits.
 */
export async function countAttempt(database: Database, origin: LoginOrigin): Promise<LoginAttempt> {
  const hashes = familiarHashesOf(origin);
  const rows = await database
    .select({
      member: { id: members.id, passwordHash: members.passwordHash },
      familiar: familiarAddresses.addressHash,
    })
    .from(members)
    .leftJoin(
      familiarAddresses,
      and(
        eq(familiarAddresses.memberId, members.id),
        inArray(familiarAddresses.addressHash, hashes),
      ),
    )
    .where(eq(members.email, origin.account));
  const [isAddressFamiliar, isDeviceFamiliar] = hashes.map((hash) =>
    rows.some(({ familiar }) => familiar === hash),
  );
  const counters = countersOf(origin, isAddressFamiliar, isDeviceFamiliar);
  const secondsToWait = await count(database, counters);
  return { member: rows[0]?.member ?? null, counters, secondsToWait };
}

/**
 * Counts a request for a passkey, which writes to the database before anybody has proved anything.
 * Returns the seconds to wait if an address has sent too many that led to no login, otherwise null.
 */
export const countPasskeyRequest = (database: Database, address: string): Promise<number | null> =>
  count(database, [{ limitKey: passkeyKey(address), limit: LOGIN_LIMITS.address }]);

/** Takes back the count of an attempt that could not be checked. */
export async function uncountAttempt(
  database: Database,
  counters: readonly Counter[],
): Promise<void> {
  await database
    .update(loginAttempts)
    .set({ attempts: ONE_LESS })
    .where(inArray(loginAttempts.limitKey, keysOf(counters)));
}

/**
 * The part of a statement that clears the failures of an account where its member has now succeeded,
 * and takes back what the success has added to the other counters, also by a request for a passkey.
 */
export function forgivingSuccess(database: Database, { address, counters = [] }: LoginOrigin) {
  const { limitKey } = loginAttempts;
  const isOfPlace = counters[0] ? eq(limitKey, counters[0].limitKey) : sql`false`;
  return database.$with("forgiven").as(
    database
      .update(loginAttempts)
      .set({ attempts: sql`case when ${isOfPlace} then 0 else ${ONE_LESS} end` })
      .where(inArray(limitKey, [...keysOf(counters), passkeyKey(address)])),
  );
}

const ONE_LESS = sql`greatest(${loginAttempts.attempts} - 1, 0)`;

function countersOf(
  { account, address, device, step }: LoginOrigin,
  isAddressFamiliar = false,
  isDeviceFamiliar = false,
): Counter[] {
  const counter = (kind: keyof typeof LOGIN_LIMITS, what: string) => ({
    limitKey: hashOf(step ? `${step} ${what}` : what),
    limit: LOGIN_LIMITS[kind],
  });
  // Nobody else has its secret: neither strangers nor neighbours behind one address can block it.
  if (isDeviceFamiliar) return [counter("place", `device ${account} ${device}`)];
  return [
    counter("place", `pair ${account} ${address}`),
    counter("address", `address ${address}`),
    ...(isAddressFamiliar ? [] : [counter("account", `account ${account}`)]),
  ];
}

const passkeyKey = (address: string) => hashOf(`passkey address ${address}`);

const keysOf = (counters: readonly Counter[]) => counters.map(({ limitKey }) => limitKey);

// Returns the seconds to wait if a limit is reached, otherwise null. Writes nothing where one was
// reached before: refused logins would fill the disk.
async function count(database: Database, counters: readonly Counter[]): Promise<number | null> {
  const { attempts, limitKey, resetsAt } = loginAttempts;
  const isReached = or(
    ...counters.map((counter) =>
      and(eq(limitKey, counter.limitKey), gte(attempts, counter.limit), sql`not ${IS_VOID}`),
    ),
  );
  const reached = database.select({ limitKey }).from(loginAttempts).where(isReached);
  // The same order everywhere, so that two statements on the same rows cannot deadlock.
  const rows = keysOf(counters)
    .toSorted()
    .map((key) => sql`select ${key}::text, 1, now() + ${WINDOW} where not exists (${reached})`);
  const secondsLeft = sql<number>`ceil(extract(epoch from ${resetsAt} - now()))::int`;
  const counted = await database
    .insert(loginAttempts)
    .select(sql.join(rows, sql` union all `))
    .onConflictDoUpdate({
      target: limitKey,
      set: {
        attempts: sql`case when ${IS_VOID} then 1 else ${attempts} + 1 end`,
        resetsAt: sql`case when ${IS_VOID} then excluded.resets_at else ${resetsAt} end`,
      },
    })
    .returning({ limitKey, attempts, secondsLeft });
  if (counted.length > 0) {
    const isOver = (row: { limitKey: string; attempts: number }) =>
      counters.some(({ limitKey, limit }) => limitKey === row.limitKey && row.attempts > limit);
    return longest(counted.filter(isOver));
  }
  // The window may have ended between the two statements.
  return longest(await database.select({ secondsLeft }).from(loginAttempts).where(isReached)) ?? 1;
}

function longest(waits: readonly { readonly secondsLeft: number }[]): number | null {
  if (waits.length === 0) return null;
  return Math.max(1, ...waits.map(({ secondsLeft }) => secondsLeft));
}

/** Whether a row counts no more: its window is over, or ends later than possible. */
const IS_VOID = sql`(${loginAttempts.resetsAt} <= now() or ${loginAttempts.resetsAt} > now() + ${WINDOW} + ${TOLERANCE})`;

/** Deletes the counters that count no more. */
export async function purgeLoginLimits(database: Database): Promise<void> {
  await database.delete(loginAttempts).where(IS_VOID);
}

/**
 * The hashes that become familiar with a login: the address first, then the device if there is one.
 * The word "device" keeps its secret distinct from any address.
 */
export const familiarHashesOf = ({ address, device }: LoginOrigin): string[] =>
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
