import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { appliedMigrations } from "../db/migrate.ts";
import { OperatorError } from "../operator/operator-error.ts";
import { type BackupHead, type BackupRow, type BackupTail, TABLES } from "./tables.ts";

const ROWS_AT_ONCE = 500;

/**
 * Puts what a backup holds in the place of everything the database holds, in one transaction: after
 * a failure the database is as it was.
 *
 * Gives the number of rows.
 *
 * @throws {OperatorError} when the file is no backup, is not whole, or belongs to another schema.
 */
export function restoreBackup(database: Database, file: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const read = readLines(file);
    checkHead(file, (await read.next()).value, await appliedMigrations(transaction));
    for (const table of TABLES.toReversed()) await transaction.delete(table);
    let rows = 0;
    let waiting: Record<string, unknown>[] = [];
    let current: PgTable | undefined;
    const write = async () => {
      if (current && waiting.length > 0) await transaction.insert(current).values(waiting);
      rows += waiting.length;
      waiting = [];
    };
    for await (const line of read) {
      if ("rows" in line) {
        await write();
        if (line.rows === rows) return rows;
        break;
      }
      const { table: name, row } = line as BackupRow;
      const table = TABLES.find((known) => getTableName(known) === name);
      if (!table) break;
      if (table !== current || waiting.length === ROWS_AT_ONCE) await write();
      current = table;
      waiting.push(withDates(table, row));
    }
    throw new OperatorError(`${file} is not whole: its end is missing. Nothing was changed.`);
  });
}

type Line = BackupHead | BackupRow | BackupTail;

async function* readLines(file: string): AsyncGenerator<Line, undefined> {
  const source = createReadStream(file);
  const plain = source.pipe(createGunzip());
  source.on("error", (error) => plain.destroy(error));
  try {
    for await (const line of createInterface({
      input: plain,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      yield JSON.parse(line);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new OperatorError(`There is no file ${file}.`);
    if (code === "Z_BUF_ERROR") return;
    if (code?.startsWith("Z_") || error instanceof SyntaxError) throw notABackup(file);
    throw error;
  }
}

function checkHead(file: string, head: Line | undefined, migrations: readonly string[]) {
  if (!head || !("backupOf" in head) || head.backupOf !== "Shabda Gyan") throw notABackup(file);
  if (head.migrations.join() === migrations.join()) return;
  throw new OperatorError(
    `${file} was taken by a version with another schema (${head.migrations.at(-1)}; this one has ${migrations.at(-1)}). Restore it with that version, then upgrade. Nothing was changed.`,
  );
}

function withDates(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.map(([key, { dataType }]) => [
      key,
      dataType === "date" && typeof row[key] === "string" ? new Date(row[key]) : row[key],
    ]),
  );
}

const notABackup = (file: string) =>
  new OperatorError(`${file} is not a backup of Shabda Gyan. Nothing was changed.`);
