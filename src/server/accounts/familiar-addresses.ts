import { gt, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { familiarAddresses } from "../db/schema.ts";
import { hashOf } from "./hash-of.ts";
import type { LoginOrigin } from "./login-limits.ts";

const FAMILIAR_FOR = sql`interval '90 days'`;

/**
 * The hashes that become familiar with a login: the address first, then the device if there is one.
 * The word "device" keeps its secret distinct from any address.
 */
export const familiarHashesOf = ({ address, device }: LoginOrigin) =>
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
