import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/schema.ts";

/**
 * Locks a member until the transaction ends, and returns what they log in with. Call it first: two
 * transactions that lock in another order could block each other.
 */
export async function lockMember(transaction: Database, memberId: string) {
  const [member] = await transaction
    .select({ passwordHash: members.passwordHash, secondFactor: members.secondFactor })
    .from(members)
    .where(eq(members.id, memberId))
    .for("update");
  return member ?? null;
}
