import { and, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { loginAttempts } from "../db/schema.ts";
import { hashOf } from "./hash-of.ts";

/** Failed logins allowed in fifteen minutes. */
export const LOGIN_LIMITS = {
  /** For one account from one address. */
  pair: 10,
  /** From one address, over all accounts: a classroom shares one. */
  address: 100,
  /** For one account from addresses its member never logged in from, without waiting for a turn. */
  account: 20,
  /** For one account from one device its member has logged in from, wherever it is. */
  device: 10,
} as const;

export type LimitKind = keyof typeof LOGIN_LIMITS;

/** Who tries to log in, and from where. */
export interface LoginOrigin {
  /** The normalised email. */
  readonly account: string;
  readonly address: string;
  /** A secret that identifies a browser that has logged in before. */
  readonly device?: string | undefined;
  /** What is tried, if not the password: each step has limits of its own. */
  readonly step?: "second factor" | "passkey";
  /** The browser's name, for the member's list of logins. */
  readonly browser?: string | null;
}

const WINDOW = sql`interval '15 minutes'`;
// Servers that wait for each other see slightly different times. A time further in the future than
// this was written while the clock was wrong.
const TOLERANCE = sql`interval '1 minute'`;

/** The keys under which an attempt is counted. */
export const limitKeys = ({ account, address, device, step }: LoginOrigin) => {
  const key = (text: string) => hashOf(step ? `${step} ${text}` : text);
  return {
    pair: key(`pair ${account} ${address}`),
    address: key(`address ${address}`),
    account: key(`account ${account}`),
    ...(device && { device: key(`device ${account} ${device}`) }),
  };
};

/** The part of a statement that counts an attempt under each of its keys. */
export function countingAttempt(database: Database, keys: readonly string[]) {
  const isOver = isVoid(WINDOW);
  return database.$with("counted").as(
    database
      .insert(loginAttempts)
      .values(
        // The same order everywhere, so that two statements on the same rows cannot deadlock.
        keys
          .toSorted()
          .map((limitKey) => ({ limitKey, attempts: 1, resetsAt: sql`now() + ${WINDOW}` })),
      )
      .onConflictDoUpdate({
        target: loginAttempts.limitKey,
        set: {
          attempts: sql`case when ${isOver} then 1 else ${loginAttempts.attempts} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${loginAttempts.resetsAt} end`,
        },
      })
      .returning(),
  );
}

/**
 * Counts a request for a passkey from an address. Returns the seconds to wait if too many led to no
 * login, otherwise null.
 */
export async function countPasskeyRequest(
  database: Database,
  address: string,
): Promise<number | null> {
  const keys = limitKeys({ account: "", address, step: "passkey" });
  const counted = countingAttempt(database, [keys.address]);
  const [row] = await database
    .with(counted)
    .select({ attempts: counted.attempts, secondsLeft: secondsUntil(counted.resetsAt) })
    .from(counted);
  return secondsOver("address", row!);
}

/** The seconds to wait if an attempt was counted over a limit, otherwise null. */
export const secondsOver = (
  kind: LimitKind,
  { attempts, secondsLeft }: { readonly attempts: number; readonly secondsLeft: number },
): number | null => (attempts > LOGIN_LIMITS[kind] ? Math.max(1, secondsLeft) : null);

/** The whole seconds from now until an instant. */
export const secondsUntil = (instant: AnyPgColumn | SQL) =>
  sql<number>`ceil(extract(epoch from ${instant} - now()))::int`;

/** The part of a statement that removes a successful attempt from the counts. */
export function forgivingAttempt(database: Database, origin: LoginOrigin, isSuccess: SQL) {
  const keys = limitKeys(origin);
  const { attempts, limitKey } = loginAttempts;
  const isOwn = inArray(limitKey, [keys.pair, ...(keys.device ? [keys.device] : [])]);
  return database.$with("forgiven").as(
    database
      .update(loginAttempts)
      .set({ attempts: sql`case when ${isOwn} then 0 else greatest(${attempts} - 1, 0) end` })
      .where(and(inArray(limitKey, Object.values(keys)), isSuccess)),
  );
}

/** Whether a row is void: it has expired, or its expiry is later than possible. */
export const isVoid = (longest: SQL) =>
  sql`(${loginAttempts.resetsAt} <= now() or ${loginAttempts.resetsAt} > now() + ${longest} + ${TOLERANCE})`;

/** Deletes the rows that have expired. */
export async function purgeLoginLimits(database: Database): Promise<void> {
  await database.delete(loginAttempts).where(lt(loginAttempts.resetsAt, sql`now()`));
}
