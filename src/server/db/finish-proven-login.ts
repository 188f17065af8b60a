import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { finishLogin, type ProvenMember } from "./login-attempts.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { type LoginMethod, members } from "./schema.ts";

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
  member: ProvenMember,
  isProven: (transaction: Database) => Promise<boolean>,
  method?: LoginMethod,
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    // First, as every change of the account does, so that the two cannot block each other.
    await transaction
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, member.id))
      .for("update");
    return (await isProven(transaction)) ? finishLogin(transaction, origin, member, method) : null;
  });
}
