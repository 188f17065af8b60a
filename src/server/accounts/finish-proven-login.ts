import type { Database } from "../db/database.ts";
import type { LoginMethod } from "../db/schema.ts";
import { lockMember } from "./lock-member.ts";
import { finishFactorLogin } from "./login-attempts.ts";
import type { LoginOrigin } from "./login-limits.ts";

/**
 * Finishes a login with a second factor or a passkey, in one transaction with what it rests on: a
 * change of the account either voids that or ends the new login. Returns the token; null if the
 * member has been removed or reset, or `isProven` no longer holds.
 *
 * @param isProven Whether the ticket or the passkey still counts; may use it up.
 */
export function finishProvenLogin(
  database: Database,
  origin: LoginOrigin,
  { id: memberId }: { readonly id: string },
  isProven: (transaction: Database) => Promise<boolean>,
  method: LoginMethod = "password",
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    await lockMember(transaction, memberId);
    return (await isProven(transaction))
      ? finishFactorLogin(transaction, origin, { memberId, method })
      : null;
  });
}
