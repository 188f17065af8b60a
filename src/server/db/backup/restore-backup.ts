import { eq, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { isOpenInvitation } from "../../accounts/links.ts";
import { byId, type Release, releaseId } from "../../cirus/release.ts";
import { isImported } from "../../cirus/stored-releases.ts";
import { OperatorError } from "../../operator-error.ts";
import type { Database } from "../database.ts";
import { causesOf } from "../database-errors.ts";
import { appliedMigrations, updateOlderRows } from "../migrate.ts";
import { retried } from "../retried.ts";
import { cirusPlaces, cirusReleases, members, oneTimeLinks } from "../schema.ts";
import { readHead, readRows, refusedLine } from "./read-backup.ts";
import { type Row, rowSchemas } from "./row-schemas.ts";
import { TABLES } from "./tables.ts";

const ROWS_AT_ONCE = 100;

/** A duplicate key or a broken reference: in the file, or from a concurrent write. */
const COLLIDED = /^2350[35]$/;
/** A value or a row that the database does not accept. */
const UNFIT = /^2[23]/;

/** What a restore replaces that a start would not make again. */
export interface Replaced {
  readonly members: number;
  /** The people whose invitation was open. */
  readonly invited: number;
  readonly importedReleases: number;
}

/**
 * Replaces everything in the database with a backup's content, in one transaction: after a failure
 * the database is unchanged. Returns the number of rows.
 *
 * @param refuse Throws to keep what would be replaced.
 * @throws {OperatorError} when the file is not a backup, is not complete, belongs to a newer
 * schema, or contains data that the site could not work with.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  refuse: (replaced: Replaced) => void = () => {},
): Promise<number> {
  const later = await migrationsSince(file, await appliedMigrations(database));
  const read = checkedRows(file, later.length > 0);
  // Finds mistakes in the file first, before the transaction makes anybody wait.
  const isInOrder = await areInOrder(read(TABLES));
  try {
    const replace = async (into: Database) => {
      refuse(await deleteAll(into));
      const total = await insertAll(into, read, isInOrder);
      await updateOlderRows(into, later);
      await verifyReleases(into, file);
      return total;
    };
    return await retried(() => database.transaction(replace), { alsoAfter: COLLIDED });
  } catch (error) {
    const unfit = causesOf(error).find(({ code }) => UNFIT.test(String(code)));
    if (!unfit) throw error;
    throw new OperatorError(
      `What is in ${file} does not fit together: ${unfit.message}. Restore another backup. Nothing was changed.`,
    );
  }
}

// An older schema has only the first of our migrations.
async function migrationsSince(file: string, ours: readonly string[]): Promise<readonly string[]> {
  const { migrations: theirs } = await readHead(file);
  if (theirs.every((name, at) => name === ours[at])) return ours.slice(theirs.length);
  throw new OperatorError(
    `${file} was taken by a version with another schema (${theirs.at(-1)}; this one has ${ours.at(-1)}). Restore it with that version, then upgrade. Nothing was changed.`,
  );
}

interface TableRow {
  readonly table: PgTable;
  readonly row: Row;
}
type Read = (tables: readonly PgTable[]) => AsyncGenerator<TableRow, void>;

// Reads the rows of these tables in the order of the file. Each reading begins at the file's start, so
// that only a few rows are in memory at a time.
function checkedRows(file: string, isOlder: boolean): Read {
  const schemas = rowSchemas({ isOlder });
  return async function* read(tables) {
    for await (const { line, table: name, row } of readRows(file)) {
      const schema = schemas.get(name);
      if (!schema) throw refusedLine(file, line, `names the table ${name}, which does not exist`);
      const table = tables.find((one) => getTableName(one) === name);
      if (!table) continue;
      const { data, error } = schema.safeParse(row);
      if (data) yield { table, row: data };
      else throw refusedLine(file, line, `does not fit the table ${name}: ${firstIssue(error)}`);
    }
  };
}

// Whether no row comes before one that it may refer to, as in the backups that we take.
async function areInOrder(rows: AsyncGenerator<TableRow>): Promise<boolean> {
  let isInOrder = true;
  let last = 0;
  for await (const { table } of rows) {
    const at = TABLES.indexOf(table);
    isInOrder &&= at >= last;
    last = at;
  }
  return isInOrder;
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  const { path, message } = issue!;
  return path.length === 0 ? message : `${path.join(".")}: ${message}`;
}

// Counts while it deletes: a member who joined between a count and the deletion would be lost.
async function deleteAll(from: Database): Promise<Replaced> {
  const replaced = { members: 0, invited: 0, importedReleases: 0 };
  for (const table of TABLES.toReversed()) {
    if (table === members) {
      replaced.members = (await from.delete(members).returning({ id: members.id })).length;
    } else if (table === oneTimeLinks) {
      const { email } = oneTimeLinks;
      const links = await from.delete(oneTimeLinks).returning({ email, isOpenInvitation });
      const open = links.filter((link) => link.isOpenInvitation);
      replaced.invited = new Set(open.map((link) => link.email)).size;
    } else if (table === cirusReleases) {
      const releases = await from.delete(cirusReleases).returning({ isImported });
      replaced.importedReleases = releases.filter((release) => release.isImported).length;
    } else await from.delete(table);
  }
  return replaced;
}

async function insertAll(into: Database, read: Read, isInOrder: boolean): Promise<number> {
  let total = 0;
  const readings = isInOrder ? [TABLES] : TABLES.map((table) => [table]);
  for (const tables of readings) {
    for await (const { table, rows } of inBatches(read(tables))) {
      await into.insert(table).values(rows);
      total += rows.length;
    }
  }
  return total;
}

async function* inBatches(rows: AsyncGenerator<TableRow>) {
  let batch: Row[] = [];
  let current: PgTable | null = null;
  for await (const { table, row } of rows) {
    if (current !== null && (table !== current || batch.length === ROWS_AT_ONCE)) {
      yield { table: current, rows: batch };
      batch = [];
    }
    current = table;
    batch.push(row);
  }
  if (current !== null) yield { table: current, rows: batch };
}

// The id of a release comes from its content, so any added, missing or changed figure is noticed.
async function verifyReleases(database: Database, file: string) {
  for (const { id, view, asOf } of await database.select().from(cirusReleases)) {
    const rows = await database.select().from(cirusPlaces).where(eq(cirusPlaces.releaseId, id));
    const places = rows.map(({ facts }) => facts).sort(byId);
    if (places.length > 1 && releaseId({ view, asOf, places } as Release) === id) continue;
    throw new OperatorError(
      `The figures of ${id} in ${file} are not those of that release. Restore another backup. Nothing was changed.`,
    );
  }
}
