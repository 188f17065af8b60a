import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { DAY_MS, type Done, due, HOUR_MS } from "./backup-due.ts";

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
/** How often it looks whether something is due, which also retries after a failure. */
const LOOK_MS = 10 * 60_000;
/**
 * Prints the number of a backup's rows, which sorts first, and the hash of the rows, without the first
 * line, which has the time. A database gives its rows in any order; `sort` needs no memory for all.
 */
const CONTENT =
  'gzip -dc "$0" | sed 1d | LC_ALL=C sort -S 64M -T "$1" | { read -r rows; echo "$rows"; sha256sum; }';
const run = promisify(execFile);

/** What was done, and the failure of the last run. */
interface State extends Done {
  readonly failure: string | null;
}

const [word, ...others] = process.argv.slice(2);
switch (others.length === 0 ? word : null) {
  case undefined:
    for (;;) {
      await work(due(Date.now(), HOUR, readState()));
      await pause(LOOK_MS);
    }
  case "once":
    if (!(await work({ backup: true, comparison: true }))) process.exitCode = 1;
    break;
  case "health":
    await reportHealth(Date.now());
    break;
  default:
    fail("Usage: node deploy/nightly-backup.ts [once|health]");
}

/** Does what is due and records the outcome; returns whether it succeeded. */
async function work(wanted: { backup: boolean; comparison: boolean }): Promise<boolean> {
  if (!wanted.backup && !wanted.comparison) return true;
  let state = readState();
  // After each step: what is done is not done again if the process is killed in the next.
  const save = (change: Partial<State>) => {
    state = { ...state, ...change };
    return writeState(state);
  };
  try {
    let file: string | null = null;
    if (wanted.backup) {
      file = await backUp();
      await save({ backedUpAt: Date.now() });
      await removeOldBackups();
    }
    if (wanted.comparison) {
      await compareRestored(file ?? (await newestBackup()));
      await save({ comparedAt: Date.now() });
    }
    await save({ failure: null });
    return true;
  } catch (error) {
    const failure = (error as Error).message;
    fail(`THE BACKUP FAILED: ${failure}`);
    await save({ failure }).catch(({ message }) => fail(`This cannot be recorded: ${message}`));
    return false;
  }
}

async function backUp(): Promise<string> {
  const file = path.join(DIRECTORY, backupName());
  // Only a complete file gets the name of a backup.
  const part = `${file}.part`;
  await runCommand("backup", [part]);
  await rename(part, file);
  say(`The backup ${file} is written.`);
  return file;
}

/** The name of a backup taken now. */
function backupName(): string {
  return `shabda-gyan-${new Date().toISOString().replaceAll(":", "-")}.gz`;
}

async function removeOldBackups(): Promise<void> {
  const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const names = (await readdir(DIRECTORY)).filter((name) => BACKUP.test(name));
  const old = names.filter((name) => name < `shabda-gyan-${oldest}`);
  await Promise.all(old.map((name) => rm(path.join(DIRECTORY, name))));
}

async function newestBackup(): Promise<string> {
  const now = backupName();
  const names = (await readdir(DIRECTORY)).filter((name) => BACKUP.test(name)).sort();
  // The clock may have been wrong once: a name of the future says nothing about age.
  const newest = names.findLast((name) => name.endsWith(".gz") && name <= now);
  if (newest === undefined) throw new Error(`There is no backup in ${DIRECTORY} to compare.`);
  return path.join(DIRECTORY, newest);
}

async function compareRestored(file: string): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), "shabda-gyan-restored-"));
  // Beside the backups, because a container's folder for temporary files is in its memory.
  const again = path.join(DIRECTORY, `${backupName()}.part`);
  try {
    const elsewhere = databaseForChecks(path.join(scratch, "data"));
    await runCommand("restore", [file, "--replace"], elsewhere);
    await runCommand("backup", [again], elsewhere);
    const [taken, restored] = [await contentOf(file), await contentOf(again)];
    if (taken.rows === 0) throw new Error(`${file} is empty: the database had no rows.`);
    if (taken.digest !== restored.digest) {
      throw new Error(
        `${file} differs after it was restored: ${taken.rows} rows went in, ${restored.rows} came out.`,
      );
    }
    say(`${taken.rows} rows of ${file} are restored and compared: all are the same.`);
  } finally {
    await rm(again, { force: true });
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What a backup holds, in whatever order. */
async function contentOf(file: string): Promise<{ rows: number; digest: string }> {
  const { stdout } = await run("sh", ["-c", CONTENT, file, DIRECTORY]);
  return { rows: JSON.parse(stdout.split("\n", 1)[0]!).rows, digest: stdout };
}

// Derived, not configured: a setting could name the live database by mistake.
function databaseForChecks(directory: string): Record<string, string> {
  if (!process.env.DATABASE_URL) return { DATA_DIR: directory };
  const url = new URL(process.env.DATABASE_URL);
  url.pathname += "_backup_check";
  return { DATABASE_URL: url.href };
}

/** Runs one of the project's commands by its name in package.json. */
async function runCommand(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    await run(process.execPath, ["--run", name, "--", ...words], {
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

async function reportHealth(now: number): Promise<void> {
  const { backedUpAt, comparedAt, failure } = readState();
  if (failure !== null) fail(failure);
  else if (backedUpAt < now - 26 * HOUR_MS) fail("There is no backup of the last 26 hours.");
  else if (comparedAt < now - 8 * DAY_MS) fail("No backup was restored in the last eight days.");
  // A failure cannot be recorded where nothing can be written.
  else await tryWriting().catch(({ message }) => fail(`Nothing can be written: ${message}`));
}

async function tryWriting(): Promise<void> {
  const file = path.join(DIRECTORY, "health.part");
  try {
    // A full disk would take an empty file.
    await writeFile(file, "written by health");
  } finally {
    await rm(file, { force: true });
  }
}

async function writeState(state: State): Promise<void> {
  await writeFile(`${STATE}.part`, JSON.stringify(state));
  await rename(`${STATE}.part`, STATE);
}

function readState(): State {
  let stored: Partial<State> | null = null;
  try {
    stored = JSON.parse(readFileSync(STATE, "utf8"));
  } catch {
    // There is none yet, or a full disk has cut it off.
  }
  const { backedUpAt, comparedAt, failure } = stored ?? {};
  return { backedUpAt: past(backedUpAt), comparedAt: past(comparedAt), failure: failure ?? null };
}

// A missing time counts as never, and so does one in the future, which a wrong clock wrote.
function past(time: unknown): number {
  return typeof time === "number" && time <= Date.now() ? time : 0;
}

function wholeNumber(name: string, otherwise: number, least: number, most: number): number {
  const text = process.env[name] || String(otherwise);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
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
