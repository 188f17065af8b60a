import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { OperatorError } from "../operator-error.ts";
import { projectFile } from "../project-file.ts";
import type { Database, DatabaseHandle } from "./database.ts";
import { retried } from "./retried.ts";

const DIRECTORY = projectFile("src/server/db/migrations");

/** Two servers created a table at the same moment, which "if not exists" does not prevent. */
const CREATED_TWICE = /^(23505|42P07|42710)$/;

/**
 * Brings the schema up to date: applies each migrations/*.sql not applied yet, in name order.
 *
 * Servers that start together may all call this. The row that names a migration is written before
 * its statements, in the same transaction: a second server waits for the first, then finds it done.
 *
 * @throws {OperatorError} if a newer version has changed the schema.
 */
export async function migrate(database: Database): Promise<void> {
  await retried(
    () =>
      database.execute(
        sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
      ),
    { alsoAfter: CREATED_TWICE },
  );
  const applied = await appliedMigrations(database);
  const names = await ownMigrations();
  const unknown = applied.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new OperatorError(
      `A newer version of Shabda Gyan has changed the database (${unknown.join(", ")}). Start that version, or restore a backup from before into an empty database.`,
    );
  }
  for (const name of names.filter((name) => !applied.includes(name))) {
    const statements = await statementsOf(name);
    await retried(() =>
      database.transaction(async (transaction) => {
        const claimed = await transaction.execute(
          sql`insert into migrations (name) values (${name}) on conflict (name) do nothing returning name`,
        );
        if ((claimed as unknown as { rows: unknown[] }).rows.length === 0) return;
        for (const statement of statements) await transaction.execute(sql.raw(statement));
      }),
    );
  }
}

/** Applies the migrations and passes the handle on; a handle that cannot be migrated is closed. */
export async function migrated(handle: DatabaseHandle): Promise<DatabaseHandle> {
  try {
    await migrate(handle.database);
    return handle;
  } catch (error) {
    // The error of the migration says more than one of closing.
    await handle.close().catch(() => {});
    throw error;
  }
}

/**
 * Does for rows of an older schema, inserted into this one, what migrations would have done for
 * them: runs the update statements of those migrations. Call it in the transaction that inserts.
 */
export async function updateOlderRows(
  database: Database,
  migrations: readonly string[],
): Promise<void> {
  for (const name of migrations) {
    const updates = (await statementsOf(name)).filter((statement) => /^update\b/i.test(statement));
    for (const statement of updates) await database.execute(sql.raw(statement));
  }
}

/** The names of the applied migrations, in order. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows } = (await database.execute(
    sql`select name from migrations order by name`,
  )) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

const ownMigrations = async () =>
  (await readdir(DIRECTORY)).filter((name) => name.endsWith(".sql")).sort();

const statementsOf = async (name: string) =>
  splitStatements(await readFile(path.join(DIRECTORY, name), "utf8"));

/**
 * The statements of a migration. It may have semicolons only at the end of statements, and comments
 * only on their own lines.
 */
export function splitStatements(text: string): string[] {
  return text
    .replace(/^--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
