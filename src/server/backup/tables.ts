import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../db/schema.ts";

/**
 * Every table, each after those that its foreign keys refer to: rows are inserted in this order and
 * deleted in the opposite one.
 */
export const TABLES: readonly PgTable[] = inReferenceOrder(
  Object.values<unknown>(schema).filter((one) => is(one, PgTable)),
);

// Worked out rather than taken from the schema: plain Node orders a module's exports by name.
function inReferenceOrder(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable) => {
    const referenced = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
    for (const other of referenced) if (other !== table) add(other);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}

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
