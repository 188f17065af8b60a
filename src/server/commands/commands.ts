import type { Database } from "../db/database.ts";
import { backup, checkRestore, restore } from "./backup-requests.ts";
import { liveReleases, publish, rollback } from "./cirus-requests.ts";
import {
  addWithPassword,
  inviteMember,
  memberList,
  removeOrWithdraw,
  requireStrong,
  resetMember,
  setPassword,
} from "./member-requests.ts";
import type { OperatorAnswers, OperatorCommand, OperatorRequest } from "./operator-request.ts";
import { reseal } from "./reseal-request.ts";

type Carrying<Command extends OperatorCommand> = (
  database: Database,
  request: OperatorRequest<Command>,
  origin: string,
) => Promise<OperatorAnswers[Command]>;

const COMMANDS: { readonly [Command in OperatorCommand]: Carrying<Command> } = {
  "list members": memberList,
  "invite member": inviteMember,
  "reset member": resetMember,
  "add member": addWithPassword,
  "set password": setPassword,
  "remove member": removeOrWithdraw,
  backup,
  restore,
  "live releases": liveReleases,
  publish,
  rollback,
  reseal,
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
      return checkRestore(request);
    case "add member":
      return requireStrong(request.password, request.email);
  }
}
