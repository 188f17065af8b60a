import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import * as schema from "../db/schema.ts";

/** Every table, those that others refer to first, as the schema declares them. */
export const TABLES: readonly PgTable[] = Object.values(schema).filter((table) =>
  is(table, PgTable),
);

/** The first line of a backup: what it is, and the schema it was taken from. */
export interface BackupHead {
  readonly backupOf: "Shabda Gyan";
  readonly migrations: readonly string[];
  readonly takenAt: string;
}

/** A line of a backup between the first and the last. */
export interface BackupRow {
  readonly table: string;
  readonly row: Record<string, unknown>;
}

/** The last line of a backup: without it, or with another number, a part is missing. */
export interface BackupTail {
  readonly rows: number;
}

/** The number of rows in each table. */
export async function countRows(database: Database): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const table of TABLES) counts.set(getTableName(table), await database.$count(table));
  return counts;
}
