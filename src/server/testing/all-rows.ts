import { getTableName } from "drizzle-orm";
import { TABLES } from "../db/backup/tables.ts";
import type { Database } from "../db/database.ts";

/** All rows of a database as text, by table, in an order of their own. */
export async function allRows(database: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of TABLES) {
    const found = await database.select().from(table);
    rows[getTableName(table)] = found.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}
