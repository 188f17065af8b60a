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

test.each([
  ["login_attempts", "alter column attempts type bigint"],
  ["login_attempts", "alter column attempts drop not null"],
  ["login_attempts", "alter column attempts set default 0"],
  ["login_attempts", "drop constraint login_attempts_pkey"],
  ["login_attempts", "add column more text"],
  ["login_attempts", "drop column resets_at"],
  ["members", "alter column created_at drop default"],
  ["members", "alter column created_at type timestamp"],
  ["members", "drop constraint members_email_key"],
  ["members", "add unique (password_hash)"],
  ["members", "add check (email <> '')"],
  ["tokens", "drop constraint tokens_member_id_fkey"],
  [
    "tokens",
    "drop constraint tokens_member_id_fkey, add foreign key (member_id) references members (id)",
  ],
  ["cirus_places", "drop constraint cirus_places_pkey, add primary key (release_id)"],
])("of a migration that told %s to %s this test would tell", async (name, change) => {
  const rollback = new Error("rolled back");
  const changed = database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`alter table ${name} ${change}`));
    expect(await shapeInDatabase(transaction, name)).not.toEqual(shapeInSchema(tables.get(name)!));
    throw rollback;
  });
  await expect(changed).rejects.toBe(rollback);
});

test("migrating twice, and at the same time, changes nothing", async () => {
  await Promise.all([migrate(database), migrate(database)]);
  const files = await readdir(path.join(import.meta.dirname, "migrations"));
  expect(await database.$count(sql`migrations`)).toBe(files.length);
});
