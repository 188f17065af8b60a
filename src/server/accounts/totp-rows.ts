import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { totpSecrets } from "../db/schema.ts";

/** The row of a member's secret. */
export type TotpRow = typeof totpSecrets.$inferInsert;

/** Stores a member's secret and replaces any other. */
export async function storeTotp(database: Database, row: TotpRow): Promise<void> {
  await removeTotp(database, row.memberId);
  await database.insert(totpSecrets).values(row);
}

/** Removes a member's secret. */
export async function removeTotp(database: Database, memberId: string): Promise<void> {
  await database.delete(totpSecrets).where(eq(totpSecrets.memberId, memberId));
}

/** A member's secret, sealed; null if there is none. */
export async function sealedSecretOf(database: Database, memberId: string): Promise<string | null> {
  const [stored] = await database
    .select({ sealedSecret: totpSecrets.sealedSecret })
    .from(totpSecrets)
    .where(eq(totpSecrets.memberId, memberId));
  return stored?.sealedSecret ?? null;
}

/** The secrets of all members, sealed. */
export async function allSealedSecrets(database: Database): Promise<string[]> {
  const rows = await database.select({ sealedSecret: totpSecrets.sealedSecret }).from(totpSecrets);
  return rows.map(({ sealedSecret }) => sealedSecret);
}

/** Uses up the codes of a member up to this step; false if those of the step are used up already. */
export async function takeTotpStep(
  database: Database,
  memberId: string,
  counter: number,
): Promise<boolean> {
  const counted = await database
    .update(totpSecrets)
    .set({ lastCounter: counter })
    .where(and(eq(totpSecrets.memberId, memberId), lt(totpSecrets.lastCounter, counter)))
    .returning({ memberId: totpSecrets.memberId });
  return counted.length === 1;
}

/** Replaces a sealed secret where it is stored. */
export async function replaceSealedSecret(
  database: Database,
  former: string,
  next: string,
): Promise<void> {
  await database
    .update(totpSecrets)
    .set({ sealedSecret: next })
    .where(eq(totpSecrets.sealedSecret, former));
}

/** Replaces all sealed secrets in one transaction, and returns how many there are. */
export function replaceAllSealedSecrets(
  database: Database,
  resealed: (row: TotpRow) => string,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const rows = await transaction.select().from(totpSecrets).for("update");
    for (const row of rows) {
      await transaction
        .update(totpSecrets)
        .set({ sealedSecret: resealed(row) })
        .where(eq(totpSecrets.memberId, row.memberId));
    }
    return rows.length;
  });
}
