import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { fileTrouble, OperatorError } from "../../operator-error.ts";

/**
 * The most characters of a line. Reading keeps one line in memory, so this is the only limit: a
 * backup has as many lines as the database has rows. The longest line holds a file of a release.
 */
export const MOST_IN_A_LINE = 8 * 1024 ** 2;

/** The first line of a backup: what the file is, and which schema it was taken from. */
export interface BackupHead {
  readonly backupOf: "Shabda Gyan";
  readonly migrations: readonly string[];
  readonly takenAt: string;
}

/** A line of a backup between the first and the last. */
export interface BackupRow {
  readonly table: string;
  readonly row: Record<string, unknown>;
}

/** The last line of a backup: if it is missing or its number is wrong, the file is incomplete. */
export interface BackupTail {
  readonly rows: number;
}

/** A row of a backup, and its line in the file. */
interface ReadRow extends BackupRow {
  readonly line: number;
}

/**
 * Reads the first line of a backup.
 *
 * @throws {OperatorError} when the file cannot be read or is not a backup.
 */
export async function readHead(file: string): Promise<BackupHead> {
  for await (const { value } of readLines(file)) {
    if (isHead(value)) return value;
    break;
  }
  throw notABackup(file);
}

/**
 * Reads the rows of a backup one after the other, and its end.
 *
 * @throws {OperatorError} when the file is not complete.
 */
export async function* readRows(file: string): AsyncGenerator<ReadRow, void> {
  let rows = 0;
  let end: BackupTail | null = null;
  for await (const { line, value } of readLines(file)) {
    if (line === 1) continue;
    if (end !== null) throw notWhole(file);
    if (isTail(value)) end = value;
    else if (isRow(value)) {
      rows += 1;
      yield { line, ...value };
    } else throw refusedLine(file, line, "holds no row");
  }
  if (end?.rows !== rows) throw notWhole(file);
}

async function* readLines(file: string): AsyncGenerator<{ line: number; value: unknown }, void> {
  let line = 0;
  try {
    // A pipe could only be read once.
    if (!(await stat(file)).isFile()) throw new OperatorError(`${file} is not a file.`);
    for await (const text of unzippedLines(file)) {
      line += 1;
      yield { line, value: JSON.parse(text) };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      throw new OperatorError(`There is no file ${file}.`);
    if (code === "EACCES") {
      throw new OperatorError(
        `${file} cannot be read. Give this user, or the server's, the right to read it.`,
      );
    }
    // A truncated file ends here, and its last line is missing.
    if (code === "Z_BUF_ERROR") return;
    if (code?.startsWith("Z_") || (error instanceof SyntaxError && line <= 1)) {
      throw notABackup(file);
    }
    if (error instanceof SyntaxError) throw refusedLine(file, line, "is no JSON");
    throw fileTrouble(file, error);
  }
}

async function* unzippedLines(file: string): AsyncGenerator<string, void> {
  const text = createGunzip().setEncoding("utf8");
  // The loop below gets every error; this only closes the file then.
  pipeline(createReadStream(file), text, () => {});
  let rest = "";
  for await (const chunk of text) {
    // Searching all of a long line again with every chunk would take a second.
    const [more, ...lines] = chunk.split("\n");
    rest += more;
    if (rest.length > MOST_IN_A_LINE) {
      throw new OperatorError(`${file} has a line too long for a backup. Nothing was changed.`);
    }
    if (lines.length === 0) continue;
    yield rest;
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== "") yield rest;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isHead = (value: unknown): value is BackupHead & Record<string, unknown> =>
  isObject(value) &&
  value.backupOf === "Shabda Gyan" &&
  Array.isArray(value.migrations) &&
  value.migrations.every((name) => typeof name === "string");

const isTail = (value: unknown): value is BackupTail & Record<string, unknown> =>
  isObject(value) && typeof value.rows === "number";

const isRow = (value: unknown): value is BackupRow & Record<string, unknown> =>
  isObject(value) && typeof value.table === "string" && isObject(value.row);

/** The error for a file with a bad line. */
export const refusedLine = (file: string, line: number, why: string) =>
  new OperatorError(`Line ${line} of ${file} ${why}. Restore another backup. Nothing was changed.`);

const notABackup = (file: string) =>
  new OperatorError(`${file} is not a backup of Shabda Gyan. Nothing was changed.`);

const notWhole = (file: string) =>
  new OperatorError(`${file} is incomplete: its end is missing. Nothing was changed.`);
