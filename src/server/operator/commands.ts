import type { Database } from "../db/database.ts";
import { backupCommand, restoreCommand } from "./backup-commands.ts";
import { cirusCommand } from "./cirus-command.ts";
import { memberCommand } from "./member-command.ts";
import { OperatorError } from "./operator-error.ts";

/** What an operator asks for: a command's words, and a secret that must not stand among them. */
export interface OperatorRequest {
  readonly command: string;
  readonly words: readonly string[];
  readonly secret?: string;
}

const COMMANDS: Readonly<
  Record<string, (database: Database, request: OperatorRequest) => Promise<string>>
> = {
  member: memberCommand,
  backup: backupCommand,
  restore: restoreCommand,
  cirus: cirusCommand,
};

/**
 * Carries out an operator's request on an open database and gives the text to show.
 *
 * @throws {OperatorError} when the request makes no sense or does not fit the data.
 */
export async function runOperatorRequest(
  database: Database,
  request: OperatorRequest,
): Promise<string> {
  const command = COMMANDS[request.command];
  if (!command) throw new OperatorError(`There is no command ${request.command}.`);
  return command(database, request);
}
