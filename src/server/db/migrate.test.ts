import { readdir } from "node:fs/promises";
import path from "node:path";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { shapeInDatabase, shapeInSchema, tablesInDatabase } from "../testing/table-shapes.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";

const database = await openTestDatabase({ ownSql: true });
const tables = new Map(
  Object.values<unknown>(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), table]),
);

test.each([...tables])(
  "the migrations leave %s as the schema describes it",
  async (name, table) => {
    expect(await shapeInDatabase(database, name)).toEqual(shapeInSchema(table));
  },
);

test("the migrations leave no other tables", async () => {
  expect(await tablesInDatabase(database)).toEqual([...tables.keys(), "migrations"].sort());
});

test("migrating twice, and at the same time, changes nothing", async () => {
  await Promise.all([migrate(database), migrate(database)]);
  const files = await readdir(path.join(import.meta.dirname, "migrations"));
  expect(await database.$count(sql`migrations`)).toBe(files.length);
});
