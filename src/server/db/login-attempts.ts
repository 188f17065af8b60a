import { createHash } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { familiarAddresses, loginAttempts } from "./schema.ts";

/** Failed logins allowed in one window of fifteen minutes. */
export const LOGIN_LIMITS = {
  /** For one account from one address. */
  pair: 10,
  /** From one address, over all accounts: a classroom shares one. */
  address: 100,
  /** For one account from addresses its member has never logged in from. */
  account: 50,
} as const;

const WINDOW = sql`interval '15 minutes'`;
const FAMILIAR_FOR = sql`interval '90 days'`;

/** Who tries to log in, from where. */
export interface LoginOrigin {
  /** The email as looked up. */
  readonly account: string;
  readonly address: string;
}

/**
 * Counts an attempt before it is checked, so that a burst cannot slip past the limit, and gives
 * the seconds to wait when it is one too many, or null when it may go on.
 */
export async function countAttempt(
  database: Database,
  origin: LoginOrigin,
  memberId: string | null,
): Promise<number | null> {
  const keys = limitKeys(origin);
  const counted = await database
    .insert(loginAttempts)
    .values(
      // One order for everybody: two statements on the same rows cannot wait for each other.
      Object.values(keys)
        .sort()
        .map((limitKey) => ({ limitKey, attempts: 1, resetsAt: sql`now() + ${WINDOW}` })),
    )
    .onConflictDoUpdate({
      target: loginAttempts.limitKey,
      set: {
        attempts: sql`case when ${loginAttempts.resetsAt} <= now() then 1 else ${loginAttempts.attempts} + 1 end`,
        resetsAt: sql`case when ${loginAttempts.resetsAt} <= now() then excluded.resets_at else ${loginAttempts.resetsAt} end`,
      },
    })
    .returning({
      limitKey: loginAttempts.limitKey,
      attempts: loginAttempts.attempts,
      secondsLeft: sql<number>`ceil(extract(epoch from ${loginAttempts.resetsAt} - now()))::int`,
    });
  const byKey = new Map(counted.map((row) => [row.limitKey, row]));
  for (const kind of ["pair", "address", "account"] as const) {
    const row = byKey.get(keys[kind])!;
    if (row.attempts <= LOGIN_LIMITS[kind]) continue;
    if (kind === "account" && (await isFamiliar(database, origin, memberId))) continue;
    return Math.max(1, row.secondsLeft);
  }
  return null;
}

/** Takes a successful login out of the counts and remembers its address as familiar. */
export async function forgiveAttempt(
  database: Database,
  origin: LoginOrigin,
  memberId: string,
): Promise<void> {
  const { pair, address, account } = limitKeys(origin);
  await database.delete(loginAttempts).where(eq(loginAttempts.limitKey, pair));
  await database
    .update(loginAttempts)
    .set({ attempts: sql`greatest(${loginAttempts.attempts} - 1, 0)` })
    .where(inArray(loginAttempts.limitKey, [account, address]));
  await database
    .insert(familiarAddresses)
    .values({ memberId, addressHash: hashOf(origin.address) })
    .onConflictDoUpdate({
      target: [familiarAddresses.memberId, familiarAddresses.addressHash],
      set: { seenAt: sql`now()` },
    });
}

/** Deletes counts whose window is over and addresses not seen for long. */
export async function purgeLoginAttempts(database: Database): Promise<void> {
  await database.delete(loginAttempts).where(lt(loginAttempts.resetsAt, sql`now()`));
  await database
    .delete(familiarAddresses)
    .where(lt(familiarAddresses.seenAt, sql`now() - ${FAMILIAR_FOR}`));
}

async function isFamiliar(
  database: Database,
  { address }: LoginOrigin,
  memberId: string | null,
): Promise<boolean> {
  if (memberId === null) return false;
  const found = await database
    .select({ memberId: familiarAddresses.memberId })
    .from(familiarAddresses)
    .where(
      and(
        eq(familiarAddresses.memberId, memberId),
        eq(familiarAddresses.addressHash, hashOf(address)),
      ),
    );
  return found.length > 0;
}

const limitKeys = ({ account, address }: LoginOrigin) => ({
  pair: hashOf(`pair ${account} ${address}`),
  address: hashOf(`address ${address}`),
  account: hashOf(`account ${account}`),
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
