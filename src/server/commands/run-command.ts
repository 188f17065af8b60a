import { setImmediate } from "node:timers/promises";
import { type Environment, siteOrigin } from "../config.ts";
import type { DatabaseHandle } from "../db/database.ts";
import { onceFree } from "../db/directory-lock.ts";
import { openEmbeddedDatabase } from "../db/embedded.ts";
import { openPostgres } from "../db/postgres.ts";
import { askPassword } from "./ask-password.ts";
import { askServer } from "./ask-server.ts";
import {
  type Caller,
  type Command,
  type CommandName,
  loadCommand,
  type Outcome,
} from "./command.ts";
import { writeFiles } from "./write-files.ts";

/** A command waits for another one that restores or imports much. */
const STATEMENT_TIMEOUT_MS = 600_000;

/**
 * Runs a command where the data is: in PostgreSQL, in the data directory, or in the server that has
 * that open. Returns the text to show.
 *
 * @throws {OperatorError} when the words are wrong, or the command cannot be done.
 * @throws {DirectoryInUseError} when a process that does not answer holds the directory.
 */
export async function runCommand(
  name: CommandName,
  words: readonly string[],
  environment: Environment,
  ask: Caller["askPassword"] = askPassword,
): Promise<string> {
  const umask = process.umask();
  const command = await loadCommand(name);
  const input = await command.prepare(words, { environment, askPassword: ask });
  const { text, files = [] } = await onceFree(
    () => runHere(command, input, environment),
    () => askServer(environment.dataDir, { command: name, input }),
  );
  // An open embedded database keeps new files from everybody else; exports are for all.
  process.umask(umask);
  await writeFiles(files);
  return text;
}

async function runHere(
  command: Command,
  input: unknown,
  environment: Environment,
): Promise<Outcome> {
  const { database, close } = await open(environment, command.mayCreate?.(input) ?? false);
  try {
    return await command.run(database, input, { ...environment, origin: siteOrigin(environment) });
  } finally {
    await close();
  }
}

async function open(
  { databaseUrl, dataDir }: Environment,
  mayCreate: boolean,
): Promise<DatabaseHandle> {
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl, () => {}, { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  }
  const handle = await openEmbeddedDatabase(dataDir, { mayCreate });
  // Opening blocks the event loop for a second or more. Handle a signal that came meanwhile before
  // anything changes. Two turns, because the first immediate may still run in the opening's turn.
  for (let turn = 1; turn <= 2; turn += 1) await setImmediate();
  return handle;
}
