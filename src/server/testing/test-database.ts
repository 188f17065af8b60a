import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, inject } from "vitest";
import { TABLES } from "../db/backup/tables.ts";
import type { Database, DatabaseHandle } from "../db/database.ts";
import { migrated } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import { createDatabase } from "./create-database.ts";
import { requiringSharedSql } from "./shared-sql.ts";

// What embedded-setup.ts and postgres-setup.ts make before the first test.
declare module "vitest" {
  interface ProvidedContext {
    /** A fresh embedded database as a file: copying it is ten times faster than creating one. */
    embeddedTemplate: string;
    /** A data directory with the packaged releases and their files, to be copied. */
    loadedDirectory: string;
    /** The name of a PostgreSQL database with the same, to be copied. */
    loadedDatabase: string;
    /** The name of one with nothing but its tables. */
    migratedDatabase: string;
    /** A PostgreSQL server to make databases on. */
    postgresUrl: string;
    /** A folder that is deleted after the run. */
    runFolder: string;
  }
}

/**
 * Opens an empty, migrated database on this run's engine; it is closed when the file is done. The
 * embedded one refuses SQL that related engines would not understand, unless `ownSql`. A shared one
 * lasts as long as the worker, for a module that several files use.
 */
export async function openTestDatabase({
  ownSql = false,
  isShared = false,
} = {}): Promise<Database> {
  const handle = isPostgresRun() ? await openFreshPostgres() : await openFreshEmbedded(ownSql);
  if (!isShared) afterAll(() => handle.close());
  return handle.database;
}

/** Whether this run tests against PostgreSQL rather than the embedded database. */
export const isPostgresRun = (): boolean => inject("postgresUrl") !== undefined;

const openFreshPostgres = async (): Promise<DatabaseHandle> =>
  openPostgres(await createDatabase(inject("postgresUrl"), inject("migratedDatabase")), () => {});

// Emptying an embedded database takes a tenth of creating one, so each lasts as long as the worker.
// Its tables stay, unless SQL of a test may have changed them: making them takes longer than a test.
const unused: PGlite[] = [];
const EMPTIED = `truncate ${TABLES.map(getTableName)}`;
const NEW = "drop schema public cascade; create schema public";

async function openFreshEmbedded(ownSql: boolean): Promise<DatabaseHandle> {
  const client = unused.pop() ?? (await createEmbedded());
  const database = drizzle({ client, ...(!ownSql && { logger: requiringSharedSql }) });
  const close = async () => {
    await client.exec("discard all");
    await client.exec(ownSql ? NEW : EMPTIED);
    unused.push(client);
  };
  return migrated({ database, close });
}

const createEmbedded = async () =>
  PGlite.create({ loadDataDir: new Blob([await readFile(inject("embeddedTemplate"))]) });

/** All rows of a database as text, by table, in an order of their own. */
export async function allRows(database: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of TABLES) {
    const found = await database.select().from(table);
    rows[getTableName(table)] = found.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}
