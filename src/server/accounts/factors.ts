import { eq, exists, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { challenges, members, passkeys, recoveryCodes, totpSecrets } from "../db/schema.ts";
import { lockMember } from "./members.ts";
import { recoveryCodesOf, type ShownCodes } from "./recovery-codes.ts";
import { endLogins, requireLiveLogin } from "./sessions.ts";
import { countPasskeys, passkeysOf, type ShownPasskey } from "./stored-passkeys.ts";

/** What a member has set up beside a password. */
interface Factors {
  /** Since when app codes are required; null if they are not. */
  readonly totpSince: Date | null;
  readonly passkeys: readonly ShownPasskey[];
  readonly recoveryCodes: ShownCodes | null;
}

/** A change would have removed a member's last way in, or the second factor that the site requires. */
export class LastWayInError extends Error {
  override readonly name = "LastWayInError";
  readonly lacks: "a way in" | "a second factor";

  constructor(lacks: LastWayInError["lacks"]) {
    super(`The member would lack ${lacks}.`);
    this.lacks = lacks;
  }
}

/** Reads what a member has set up. */
export async function readFactors(database: Database, memberId: string): Promise<Factors> {
  const [totp] = await database
    .select({ createdAt: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.memberId, memberId));
  return {
    totpSince: totp?.createdAt ?? null,
    passkeys: await passkeysOf(database, memberId),
    recoveryCodes: await recoveryCodesOf(database, memberId),
  };
}

/** Whether a member needs more than a password to log in. */
export async function hasSecondFactor(database: Database, memberId: string): Promise<boolean> {
  const [member] = await database
    .select({ secondFactor: members.secondFactor })
    .from(members)
    .where(eq(members.id, memberId));
  return member?.secondFactor ?? false;
}

/** A login that changes the factors of its member. */
interface ChangingLogin {
  readonly id: string;
  readonly memberId: string;
}

/**
 * Changes what a member logs in with, and ends everything that began before: other logins, and
 * logins under way. Simultaneous changes of one member wait for each other.
 *
 * @throws {LastWayInError} when nothing would be left to log in with, or no second factor despite
 * `mustKeepOne`; then nothing changes.
 * @throws {LoginEndedError} when the login has ended meanwhile; then nothing changes.
 */
export async function changeFactors(
  database: Database,
  { id, memberId }: ChangingLogin,
  change: (transaction: Database) => Promise<unknown>,
  { mustKeepOne = false } = {},
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockMember(transaction, memberId);
    await requireLiveLogin(transaction, id);
    const hasPasskey = async () => (await countPasskeys(transaction, memberId)) > 0;
    // Without a password only a passkey opens the account: codes of an app follow a password. Older
    // versions let such a member remove the last one.
    const needsPasskey = before?.passwordHash === null && (await hasPasskey());
    await change(transaction);
    const hasOne = await recordFactors(transaction, memberId);
    if (needsPasskey && !(await hasPasskey())) throw new LastWayInError("a way in");
    if (before?.secondFactor && !hasOne) {
      if (mustKeepOne) throw new LastWayInError("a second factor");
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    }
    await transaction.delete(challenges).where(eq(challenges.memberId, memberId));
    await endLogins(transaction, memberId, "factor", { except: id });
  });
}

/** Records and returns whether a member now has a second factor. */
export async function recordFactors(database: Database, memberId: string): Promise<boolean> {
  const [noted] = await database
    .update(members)
    .set({ secondFactor: hasFactor(database, memberId) })
    .where(eq(members.id, memberId))
    .returning({ secondFactor: members.secondFactor });
  return noted?.secondFactor ?? false;
}

const hasFactor = (database: Database, memberId: string) =>
  sql<boolean>`${or(
    exists(
      database
        .select({ id: totpSecrets.memberId })
        .from(totpSecrets)
        .where(eq(totpSecrets.memberId, memberId)),
    ),
    exists(
      database.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.memberId, memberId)),
    ),
  )}`;
