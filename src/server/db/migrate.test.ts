import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";

const database = await openTestDatabase();

async function columnsInDatabase(table: string) {
  const answer = await database.execute(sql`
    select column_name as name, is_nullable = 'NO' as "notNull"
    from information_schema.columns where table_name = ${table} order by column_name`);
  return (answer as unknown as { rows: unknown[] }).rows;
}

test.each(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), table] as const),
)("the migrations leave %s as the schema describes it", async (name, table) => {
  const described = Object.values(getTableColumns(table))
    .map((column) => ({ name: column.name, notNull: column.notNull }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
  expect(await columnsInDatabase(name)).toEqual(described);
});

test("migrating twice, and at the same time, changes nothing", async () => {
  await Promise.all([migrate(database), migrate(database)]);
  const answer = await database.execute(sql`select count(*)::int as applied from migrations`);
  expect((answer as unknown as { rows: unknown[] }).rows).toEqual([{ applied: 2 }]);
});
