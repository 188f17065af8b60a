import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { getTableName } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { OperatorError } from "../../operator-error.ts";
import type { Database } from "../database.ts";
import { appliedMigrations } from "../migrate.ts";
import { type BackupHead, type BackupRow, type BackupTail, MOST_IN_A_LINE } from "./read-backup.ts";
import { TABLES } from "./tables.ts";
import { writeNewFile } from "./write-new-file.ts";

/**
 * Writes a consistent snapshot of the whole database to a new file: gzipped lines of JSON, which
 * either engine can restore. Never overwrites a file.
 *
 * Returns the number of rows.
 *
 * @throws {OperatorError} when a row is too long to be restored.
 */
export async function takeBackup(
  database: Database,
  file: string,
  mostInALine = MOST_IN_A_LINE,
): Promise<number> {
  const tail: { rows: number } = { rows: 0 };
  await database.transaction(
    (transaction) =>
      // The file contains password hashes.
      writeNewFile(
        file,
        [Readable.from(lines(transaction, tail, mostInALine)), createGzip()],
        0o600,
      ),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return tail.rows;
}

async function* lines(
  database: Database,
  tail: { rows: number },
  mostInALine: number,
): AsyncGenerator<string> {
  const head: BackupHead = {
    backupOf: "Shabda Gyan",
    migrations: await appliedMigrations(database),
    takenAt: new Date().toISOString(),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of TABLES) {
    const name = getTableName(table);
    for await (const row of rowsOf(database, table)) {
      tail.rows += 1;
      const line = JSON.stringify({ table: name, row } satisfies BackupRow);
      if (line.length > mostInALine) {
        throw new OperatorError(
          `A row of the table ${name} is too long for a backup. Nothing was written.`,
        );
      }
      yield `${line}\n`;
    }
  }
  yield `${JSON.stringify(tail satisfies BackupTail)}\n`;
}

// Releases are kept for ever, so a table may not fit into memory.
const ROWS_AT_ONCE = 200;

async function* rowsOf(database: Database, table: PgTable): AsyncGenerator<BackupRow["row"], void> {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = [
    ...columns.filter(({ primary }) => primary),
    ...primaryKeys.flatMap((one) => one.columns),
  ];
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await database
      .select()
      .from(table)
      .orderBy(...key)
      .limit(ROWS_AT_ONCE)
      .offset(offset);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
