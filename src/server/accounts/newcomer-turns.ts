import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { loginAttempts } from "../db/schema.ts";
import { hashOf } from "./hash-of.ts";
import { isVoid, type LoginOrigin, secondsUntil } from "./login-limits.ts";

/** How long an address waits for its first, second, … turn at one account; the last one repeats. */
export const TURN_WAITS = ["15 minutes", "30 minutes", "1 hour", "2 hours", "4 hours"] as const;

// A turn not taken for this long is lost, and the count of earlier turns with it.
const KEPT_FOR = sql`interval '4 hours'`;
const LONGEST = sql`interval '8 hours'`;

/**
 * Lets an address that the member never logged in from try an account that somebody is guessing at.
 * Each address gets one attempt after its own wait, and then a longer wait. Neither the number of
 * other addresses nor asking early changes the wait.
 *
 * Returns the seconds to wait; null if this attempt may go on, which uses up the turn.
 */
export async function takeNewcomerTurn(
  database: Database,
  origin: LoginOrigin,
): Promise<number | null> {
  const { attempts: turnsTaken, resetsAt } = loginAttempts;
  const isForgotten = isVoid(LONGEST);
  const beginsAt = sql`${resetsAt} - ${KEPT_FOR}`;
  const isDue = sql`${beginsAt} <= now()`;
  const turnAfter = (taken: SQL) => sql`now() + ${waitAfter(taken)} + ${KEPT_FOR}`;
  const [row] = await database
    .insert(loginAttempts)
    .values({
      limitKey: turnKey(origin),
      attempts: 0,
      resetsAt: turnAfter(sql`0`),
    })
    .onConflictDoUpdate({
      target: loginAttempts.limitKey,
      set: {
        attempts: sql`case when ${isForgotten} then 0 when ${isDue} then ${turnsTaken} + 1 else ${turnsTaken} end`,
        resetsAt: sql`case when ${isForgotten} then excluded.resets_at when ${isDue} then ${turnAfter(sql`${turnsTaken} + 1`)} else ${resetsAt} end`,
      },
    })
    .returning({
      // True only for the statement that took the turn: it alone sets the next one by its own time.
      isTaken: sql<boolean>`${turnsTaken} > 0 and ${resetsAt} = ${turnAfter(sql`${turnsTaken}`)}`,
      secondsToWait: secondsUntil(beginsAt),
    });
  return row!.isTaken ? null : row!.secondsToWait;
}

/** Gives back the turn that an attempt took and did not use: it is due at once. */
export async function giveTurnBack(database: Database, origin: LoginOrigin): Promise<void> {
  const { attempts, limitKey } = loginAttempts;
  await database
    .update(loginAttempts)
    .set({ attempts: sql`${attempts} - 1`, resetsAt: sql`now() + ${KEPT_FOR}` })
    .where(eq(limitKey, turnKey(origin)));
}

const turnKey = ({ account, address, step }: LoginOrigin) =>
  hashOf(`${step ? `${step} ` : ""}turn ${account} ${address}`);

function waitAfter(turnsTaken: SQL): SQL {
  const cases = TURN_WAITS.map(
    (wait, taken) => sql`when ${turnsTaken} <= ${taken} then ${wait}::interval`,
  );
  return sql`case ${sql.join(cases, sql` `)} else ${TURN_WAITS.at(-1)}::interval end`;
}
