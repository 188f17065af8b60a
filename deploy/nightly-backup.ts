import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";

// Backs the database up every night. Once a week it restores the newest backup into a separate
// database, backs that up in turn, and compares the two: a backup never restored proves nothing.
//
//   node deploy/nightly-backup.ts          runs until it is stopped
//   node deploy/nightly-backup.ts once     backs up and compares now
//   node deploy/nightly-backup.ts health   exits with 1 and a reason if either is overdue or failed

const PROJECT = path.join(import.meta.dirname, "..");
const DIRECTORY = path.resolve(process.env.BACKUP_DIR || "backups");
const HOUR = wholeNumber("BACKUP_HOUR", 2, 0, 23);
const KEPT_DAYS = wholeNumber("BACKUP_KEEP_DAYS", 30, 1, 3_650);
const STATE = path.join(DIRECTORY, "state.json");
/** Complete ones, and parts left by a killed process. */
const BACKUP = /^shabda-gyan-[\dT.-]+Z\.gz(\.part)?$/;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How often it looks whether something is due, which also retries after a failure. */
const LOOK_MS = 10 * 60_000;

/** When each was last done, and the failure of the last run. */
interface State {
  readonly backedUpAt: number;
  readonly comparedAt: number;
  readonly failure: string | null;
}

switch (process.argv[2]) {
  case undefined:
    for (;;) {
      await work(due(Date.now()));
      await pause(LOOK_MS);
    }
  case "once":
    if (!(await work({ backup: true, comparison: true }))) process.exitCode = 1;
    break;
  case "health":
    reportHealth(Date.now());
    break;
  default:
    fail("Usage: node deploy/nightly-backup.ts [once|health]");
}

function due(now: number) {
  const { backedUpAt, comparedAt } = readState();
  const lastTime = Math.floor((now - HOUR * HOUR_MS) / DAY_MS) * DAY_MS + HOUR * HOUR_MS;
  return { backup: backedUpAt < lastTime, comparison: comparedAt < now - 7 * DAY_MS + HOUR_MS };
}

/** Does what is due and records the outcome; returns whether it succeeded. */
async function work(due: { backup: boolean; comparison: boolean }): Promise<boolean> {
  if (!due.backup && !due.comparison) return true;
  let state: State = { ...readState(), failure: null };
  try {
    if (due.backup) {
      await backUp();
      await removeOldBackups();
      state = { ...state, backedUpAt: Date.now() };
    }
    if (due.comparison) {
      await compareRestored(await newestBackup());
      state = { ...state, comparedAt: Date.now() };
    }
  } catch (error) {
    state = { ...state, failure: (error as Error).message };
    fail(`THE BACKUP FAILED: ${state.failure}`);
  }
  await writeFile(`${STATE}.part`, JSON.stringify(state));
  await rename(`${STATE}.part`, STATE);
  return state.failure === null;
}

async function backUp(): Promise<void> {
  const name = `shabda-gyan-${new Date().toISOString().replaceAll(":", "-")}.gz`;
  const file = path.join(DIRECTORY, name);
  // Only a complete file gets the name of a backup.
  const part = `${file}.part`;
  await runCommand("backup", [part]);
  await rename(part, file);
  say(`The backup ${file} is written.`);
}

async function removeOldBackups(): Promise<void> {
  const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const names = (await readdir(DIRECTORY)).filter((name) => BACKUP.test(name));
  const old = names.filter((name) => name < `shabda-gyan-${oldest}`);
  await Promise.all(old.map((name) => rm(path.join(DIRECTORY, name))));
}

async function newestBackup(): Promise<string> {
  const names = (await readdir(DIRECTORY)).filter((name) => BACKUP.test(name)).sort();
  return path.join(DIRECTORY, names.findLast((name) => name.endsWith(".gz"))!);
}

async function compareRestored(file: string): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), "shabda-gyan-restored-"));
  try {
    const elsewhere = databaseForChecks(path.join(scratch, "data"));
    const again = path.join(scratch, "again.gz");
    await runCommand("restore", [file, "--replace"], elsewhere);
    await runCommand("backup", [again], elsewhere);
    const [rows, restored] = await Promise.all([sortedRows(file), sortedRows(again)]);
    if (rows.length === 0) throw new Error(`${file} is empty: the database had no rows.`);
    if (rows.join("\n") !== restored.join("\n")) {
      throw new Error(
        `${file} differs after it was restored: ${rows.length} rows went in, ${restored.length} came out.`,
      );
    }
    say(`${rows.length} rows of ${file} are restored and compared: all are the same.`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

// Derived, not configured: a setting could name the live database by mistake.
function databaseForChecks(directory: string): Record<string, string> {
  if (!process.env.DATABASE_URL) return { DATA_DIR: directory };
  const url = new URL(process.env.DATABASE_URL);
  url.pathname += "_backup_check";
  return { DATABASE_URL: url.href };
}

// Leaves out the first line, with the time of the backup, and the last, with the row count.
async function sortedRows(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n")
    .slice(1, -1)
    .sort();
}

/** Runs one of the project's commands by its name in package.json. */
async function runCommand(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ["--run", name, "--", ...words], {
      cwd: PROJECT,
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const { stderr = "", message } = error as { stderr?: string; message: string };
    const [, missing] = /database "(\w+)" does not exist/.exec(stderr) ?? [];
    throw new Error(
      missing
        ? `There is no database ${missing}. Make it once, as deploy/README.md says.`
        : `${name}: ${stderr.trim() || message}`,
      { cause: error },
    );
  }
}

function reportHealth(now: number): void {
  const { backedUpAt, comparedAt, failure } = readState();
  if (failure !== null) fail(failure);
  else if (backedUpAt < now - 26 * HOUR_MS) fail("There is no backup of the last 26 hours.");
  else if (comparedAt < now - 8 * DAY_MS) fail("No backup was restored in the last eight days.");
}

function readState(): State {
  try {
    return JSON.parse(readFileSync(STATE, "utf8"));
  } catch {
    return { backedUpAt: 0, comparedAt: 0, failure: null };
  }
}

function wholeNumber(name: string, otherwise: number, least: number, most: number): number {
  const number = Number(process.env[name] || otherwise);
  if (!Number.isInteger(number) || number < least || number > most) {
    fail(`${name} must be a whole number from ${least} to ${most}.`);
    process.exit();
  }
  return number;
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
