import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type Database, type DatabaseHandle, migrated, openPostgres } from "../db/database.ts";

/** Opens an empty, migrated database of the engine this run tests; it goes when the file is done. */
export async function openTestDatabase(): Promise<Database> {
  const handle = isPostgresRun() ? await openFreshPostgres() : await openFreshEmbedded();
  afterAll(() => handle.close());
  return handle.database;
}

/** Whether this run tests against PostgreSQL rather than the embedded database. */
export const isPostgresRun = (): boolean => inject("postgresUrl") !== undefined;

/** Makes an empty database on the PostgreSQL of this run and gives its address. */
export async function makePostgresDatabase(): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomBytes(8).toString("hex")}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

const openFreshPostgres = async (): Promise<DatabaseHandle> =>
  openPostgres(await makePostgresDatabase(), () => {});

async function openFreshEmbedded(): Promise<DatabaseHandle> {
  const template = await readFile(inject("embeddedTemplate"));
  const client = await PGlite.create({ loadDataDir: new Blob([template]) });
  return migrated({ database: drizzle({ client }), close: () => client.close() });
}
