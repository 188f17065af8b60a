import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Runs queries on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database; close it when done. */
export interface DatabaseHandle {
  readonly database: Database;
  close(): Promise<void>;
}
