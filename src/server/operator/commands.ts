import type { Database } from "../db/database.ts";
import { backupCommand, checkRestore, restoreCommand } from "./backup-commands.ts";
import { liveReleases, publish, rollback } from "./cirus-requests.ts";
import { memberCommand, requireStrong } from "./member-command.ts";
import { readMemberWords } from "./member-words.ts";
import type { OperatorAnswers, OperatorCommand, OperatorRequest } from "./operator-request.ts";
import { resealCommand } from "./reseal-command.ts";

type Carrying<Command extends OperatorCommand> = (
  database: Database,
  request: OperatorRequest<Command>,
  origin: string,
) => Promise<OperatorAnswers[Command]>;

const COMMANDS: { readonly [Command in OperatorCommand]: Carrying<Command> } = {
  member: memberCommand,
  backup: backupCommand,
  restore: restoreCommand,
  "live releases": liveReleases,
  publish,
  rollback,
  reseal: resealCommand,
};

/**
 * Carries out an operator's request on an open database.
 *
 * @param origin The one that people open the site at.
 * @throws {OperatorError} when the request is wrong or does not fit the data.
 */
export function runOperatorRequest<Command extends OperatorCommand>(
  database: Database,
  request: OperatorRequest<Command>,
  origin: string,
): Promise<OperatorAnswers[Command]> {
  const carryOut = COMMANDS[request.command] as Carrying<Command>;
  return carryOut(database, request, origin);
}

/**
 * Refuses what would be refused in any database.
 *
 * @throws {OperatorError}
 */
export async function refuseAnywhere(request: OperatorRequest): Promise<void> {
  switch (request.command) {
    case "restore":
      return checkRestore(request.words);
    case "member": {
      const { action, email } = readMemberWords(request.words);
      if (action === "add") await requireStrong(request.secret, email);
    }
  }
}
