import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { splitStatements } from "../db/migrate.ts";
import { requireSharedSql } from "./shared-sql.ts";

const MIGRATIONS = path.join(import.meta.dirname, "../db/migrations");

test.for(await readdir(MIGRATIONS))(
  "the migration %s is understood by all engines",
  async (name) => {
    const statements = splitStatements(await readFile(path.join(MIGRATIONS, name), "utf8"));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) requireSharedSql(statement);
  },
);

test.for([
  ["select pg_advisory_lock(1)", "the function pg_advisory_lock"],
  ["select id from members for update skip locked", "locking with LockWaitSkip"],
  ["listen releases", "ListenStmt"],
  ["lock table members", "LockStmt"],
  ["truncate members", "TruncateStmt"],
  ["select ctid from members", "the column ctid"],
  ["select facts ->> 'name' from cirus_places", "the operator ->>"],
  ["create table counts (id serial primary key)", "the type serial"],
  ["alter table members drop column email", "altering a table by AT_DropColumn"],
  ["create table counts (id uuid)", "a table without a key"],
  ["create index facts on cirus_places using gin (facts)", "an index by gin"],
  [
    "with gone as (delete from tokens returning *) insert into tokens select * from gone",
    "changing tokens twice",
  ],
])("%s is refused for %s", ([statement, foreign]) => {
  expect(() => requireSharedSql(statement!)).toThrow(`Not all engines share ${foreign}`);
});
