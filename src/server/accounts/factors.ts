import { eq, exists, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { challenges, members, passkeys, recoveryCodes, totpSecrets } from "../db/schema.ts";
import type { SecondStep } from "../http/api-error.ts";
import type { Login } from "../http/require-login.ts";
import { issueTicket } from "./challenges.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { lockMember } from "./members.ts";
import { recoveryCodesOf } from "./recovery-codes.ts";
import { endLogins, requireLiveLogin } from "./sessions.ts";
import { passkeysOf } from "./stored-passkeys.ts";

/**
 * A change would have removed a member's last way in, or the second factor that the site requires.
 * `message` is for the member.
 */
export class LastWayInError extends Error {
  override readonly name = "LastWayInError";
}

const NO_WAY_IN =
  "Then you could not log in any more. Set a password or add another passkey first.";
const NO_SECOND_FACTOR =
  "This site requires a second factor, and this is your only one. Add another first.";

/** Reads what a member has set up beside a password. */
export async function readFactors(database: Database, memberId: string) {
  const [totp] = await database
    .select({ createdAt: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.memberId, memberId));
  return {
    /** Since when app codes are required; null if they are not. */
    totpSince: totp?.createdAt ?? null,
    passkeys: await passkeysOf(database, memberId),
    recoveryCodes: await recoveryCodesOf(database, memberId),
  };
}

/** Whether a member needs more than a password to log in. */
export const hasSecondFactor = async (database: Database, memberId: string): Promise<boolean> =>
  (await database.$count(members, sql`${members.id} = ${memberId} and ${members.secondFactor}`)) >
  0;

/**
 * Issues the ticket for the second step of a login, and forgives failures. Call it in a transaction
 * that has locked the member.
 */
export async function issueSecondStep(
  transaction: Database,
  memberId: string,
  origin: LoginOrigin,
): Promise<SecondStep> {
  const { totpSince, passkeys, recoveryCodes } = await readFactors(transaction, memberId);
  return {
    ticket: await issueTicket(transaction, memberId, origin),
    factors: [
      ...(totpSince ? (["totp"] as const) : []),
      ...(passkeys.length > 0 ? (["passkey"] as const) : []),
      ...(recoveryCodes && recoveryCodes.left > 0 ? (["recovery_code"] as const) : []),
    ],
  };
}

/**
 * Changes what a member logs in with, and ends everything that began before: other logins, and
 * logins under way. Simultaneous changes of one member wait for each other.
 *
 * @throws {LastWayInError} when nothing would be left to log in with, or no second factor despite
 * `mustKeepOne`; then nothing changes.
 * @throws {LoginEndedError} when the login has ended meanwhile; then nothing changes.
 */
export function changeFactors<Changed>(
  database: Database,
  { id, memberId }: Pick<Login, "id" | "memberId">,
  change: (transaction: Database) => Promise<Changed>,
  { mustKeepOne = false } = {},
): Promise<Changed> {
  return database.transaction(async (transaction) => {
    const before = await lockMember(transaction, memberId);
    await requireLiveLogin(transaction, id);
    const hasPasskey = async () =>
      (await transaction.$count(passkeys, eq(passkeys.memberId, memberId))) > 0;
    // Without a password only a passkey opens the account: codes of an app follow a password. Older
    // versions let such a member remove the last one.
    const needsPasskey = before?.passwordHash === null && (await hasPasskey());
    const changed = await change(transaction);
    const hasFactor = await recordFactors(transaction, memberId);
    if (needsPasskey && !(await hasPasskey())) throw new LastWayInError(NO_WAY_IN);
    if (before?.secondFactor && !hasFactor) {
      if (mustKeepOne) throw new LastWayInError(NO_SECOND_FACTOR);
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    }
    await transaction.delete(challenges).where(eq(challenges.memberId, memberId));
    await endLogins(transaction, memberId, "factor", { except: id });
    return changed;
  });
}

/** Records and returns whether a member now has a second factor. */
export async function recordFactors(database: Database, memberId: string): Promise<boolean> {
  const ofMember = (table: typeof totpSecrets | typeof passkeys) =>
    exists(database.select().from(table).where(eq(table.memberId, memberId)));
  const [recorded] = await database
    .update(members)
    .set({ secondFactor: sql<boolean>`${or(ofMember(totpSecrets), ofMember(passkeys))}` })
    .where(eq(members.id, memberId))
    .returning({ secondFactor: members.secondFactor });
  return recorded?.secondFactor ?? false;
}
