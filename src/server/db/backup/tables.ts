import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema.ts";

/**
 * Every table, each after those that its foreign keys refer to: insert rows in this order and
 * delete them in reverse order.
 */
export const TABLES: readonly PgTable[] = inReferenceOrder(
  Object.values<unknown>(schema).filter((one) => is(one, PgTable)),
);

// Computed, not taken from the schema file, because Node orders a module's exports by name.
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
