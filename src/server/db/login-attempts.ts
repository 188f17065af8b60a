import { createHash } from "node:crypto";
import { and, eq, exists, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { familiarAddresses, loginAttempts, members, tokens } from "./schema.ts";
import { newToken } from "./tokens.ts";

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

/** A member, with the password that a login is checked against. */
export interface LoginMember {
  readonly id: string;
  readonly passwordHash: string;
}

/** How a login stands before its password is checked. */
export interface LoginStart {
  /** What to check against; null for an unknown account. */
  readonly member: LoginMember | null;
  /** Null when the attempt may go on; otherwise it is one too many. */
  readonly secondsToWait: number | null;
}

/**
 * Counts an attempt before it is checked, so that a burst cannot slip past the limit, and finds the
 * account: one statement, the same whether there is such an account or not.
 */
export async function startLogin(database: Database, origin: LoginOrigin): Promise<LoginStart> {
  const keys = limitKeys(origin);
  const counted = countingAttempt(database, Object.values(keys));
  const rows = await database
    .with(counted)
    .select({
      limitKey: counted.limitKey,
      attempts: counted.attempts,
      secondsLeft: sql<number>`ceil(extract(epoch from ${counted.resetsAt} - now()))::int`,
      member: { id: members.id, passwordHash: members.passwordHash },
      familiar: familiarAddresses.addressHash,
    })
    .from(counted)
    .leftJoin(members, eq(members.email, origin.account))
    .leftJoin(
      familiarAddresses,
      and(
        eq(familiarAddresses.memberId, members.id),
        eq(familiarAddresses.addressHash, hashOf(origin.address)),
      ),
    );
  const waits = rows
    .filter(({ limitKey, attempts, familiar }) => {
      if (limitKey === keys.account && familiar !== null) return false;
      const kind = KINDS.find((one) => keys[one] === limitKey)!;
      return attempts > LOGIN_LIMITS[kind];
    })
    .map(({ secondsLeft }) => secondsLeft);
  return {
    member: rows[0]!.member,
    secondsToWait: waits.length === 0 ? null : Math.max(1, ...waits),
  };
}

/**
 * Takes a successful login out of the counts, remembers its address as familiar and issues its
 * token, in one statement. Null, and nothing done, where the member has been removed or has got
 * another password since the one given was checked.
 */
export async function finishLogin(
  database: Database,
  origin: LoginOrigin,
  member: LoginMember,
): Promise<string | null> {
  const { pair, address, account } = limitKeys(origin);
  // Locked: a change of the password that is under way is waited for, and a later one finds the token.
  const unchanged = database.$with("unchanged").as(
    database
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash)))
      .for("share"),
  );
  const forgiven = database.$with("forgiven").as(
    database
      .update(loginAttempts)
      .set({
        attempts: sql`case when ${loginAttempts.limitKey} = ${pair} then 0 else greatest(${loginAttempts.attempts} - 1, 0) end`,
      })
      .where(
        and(
          inArray(loginAttempts.limitKey, [pair, address, account]),
          exists(database.select().from(unchanged)),
        ),
      ),
  );
  const familiar = {
    memberId: unchanged.id,
    addressHash: sql<string>`${hashOf(origin.address)}::text`.as("address_hash"),
    seenAt: sql<Date>`now()`.as("seen_at"),
  };
  const remembered = database.$with("remembered").as(
    database
      .insert(familiarAddresses)
      .select(database.select(familiar).from(unchanged))
      .onConflictDoUpdate({
        target: [familiarAddresses.memberId, familiarAddresses.addressHash],
        set: { seenAt: sql`now()` },
      }),
  );
  const { token, row } = newToken(unchanged.id);
  const issued = await database
    .with(unchanged, forgiven, remembered)
    .insert(tokens)
    .select(database.select(row).from(unchanged))
    .returning({ memberId: tokens.memberId });
  return issued.length === 1 ? token : null;
}

/** Deletes counts whose window is over and addresses not seen for long. */
export async function purgeLoginAttempts(database: Database): Promise<void> {
  await database.delete(loginAttempts).where(lt(loginAttempts.resetsAt, sql`now()`));
  await database
    .delete(familiarAddresses)
    .where(lt(familiarAddresses.seenAt, sql`now() - ${FAMILIAR_FOR}`));
}

function countingAttempt(database: Database, keys: readonly string[]) {
  return database.$with("counted").as(
    database
      .insert(loginAttempts)
      .values(
        // One order for everybody: two statements on the same rows cannot wait for each other.
        keys
          .toSorted()
          .map((limitKey) => ({ limitKey, attempts: 1, resetsAt: sql`now() + ${WINDOW}` })),
      )
      .onConflictDoUpdate({
        target: loginAttempts.limitKey,
        set: {
          attempts: sql`case when ${loginAttempts.resetsAt} <= now() then 1 else ${loginAttempts.attempts} + 1 end`,
          resetsAt: sql`case when ${loginAttempts.resetsAt} <= now() then excluded.resets_at else ${loginAttempts.resetsAt} end`,
        },
      })
      .returning(),
  );
}

const KINDS = ["pair", "address", "account"] as const;

const limitKeys = ({ account, address }: LoginOrigin) => ({
  pair: hashOf(`pair ${account} ${address}`),
  address: hashOf(`address ${address}`),
  account: hashOf(`account ${account}`),
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
