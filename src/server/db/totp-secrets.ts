import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { totpSecrets } from "./schema.ts";

/** Stores a member's secret and replaces any other. */
export async function storeTotp(
  database: Database,
  row: typeof totpSecrets.$inferInsert,
): Promise<void> {
  await removeTotp(database, row.memberId);
  await database.insert(totpSecrets).values(row);
}

/** Removes a member's secret. */
export async function removeTotp(database: Database, memberId: string): Promise<void> {
  await database.delete(totpSecrets).where(eq(totpSecrets.memberId, memberId));
}
