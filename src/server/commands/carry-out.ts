import { setImmediate } from "node:timers/promises";
import type { Environment } from "../config.ts";
import { siteOrigin } from "../config.ts";
import { isUsed } from "../db/data-directory.ts";
import type { DatabaseHandle } from "../db/database.ts";
import { openEmbeddedDatabase } from "../db/embedded.ts";
import { onceFree } from "../db/once-free.ts";
import { openPostgres } from "../db/postgres.ts";
import { askOperatorSocket } from "./ask-operator-socket.ts";
import type { Ask, OperatorAnswers, OperatorCommand, OperatorRequest } from "./operator-request.ts";

/**
 * Does a command's work, which may make several requests, wherever the data is: in PostgreSQL, in
 * the data directory if nobody has it open, or through the server that has it open. Opens nothing
 * before the first request.
 *
 * @throws {OperatorError} when a request is refused.
 * @throws {DirectoryInUseError} when a process that does not answer holds the directory.
 */
export async function withData<Result>(
  environment: Environment,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  let handle: DatabaseHandle | undefined;
  const ask: Ask = (request) =>
    onceFree(
      async () => {
        handle ??= await openData(environment, request);
        const { runOperatorRequest } = await loadCommands();
        return runOperatorRequest(handle.database, request, siteOrigin(environment));
      },
      () => askUnlessAway(environment.dataDir, request),
    );
  try {
    return await work(ask);
  } finally {
    await handle?.close();
  }
}

/** Carries out one request wherever the data is, in the same way. */
export const carryOut = <Command extends OperatorCommand>(
  environment: Environment,
  request: OperatorRequest<Command>,
): Promise<OperatorAnswers[Command]> => withData(environment, (ask) => ask(request));

/** A command waits for another one that restores or imports much. */
const STATEMENT_TIMEOUT_MS = 600_000;

// Not where a server does the work.
const loadCommands = () => import("./commands.ts");

// The others say that there is no database: with a wrong DATA_DIR they would work on an empty one.
const mayCreate = ({ command }: OperatorRequest): boolean =>
  command === "restore" || command === "add member" || command === "invite member";

async function openData(
  { databaseUrl, dataDir }: Environment,
  request: OperatorRequest,
): Promise<DatabaseHandle> {
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl, () => {}, { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  }
  // A request that any database would refuse must not leave an empty one behind.
  if (!isUsed(dataDir)) await (await loadCommands()).refuseAnywhere(request);
  const handle = await openEmbeddedDatabase(dataDir, { mayCreate: mayCreate(request) });
  // Opening blocks the event loop for a second or more. Handle a signal that came meanwhile before
  // anything changes. Two turns, because the first immediate may still run in the opening's turn.
  for (let turn = 1; turn <= 2; turn += 1) await setImmediate();
  return handle;
}

async function askUnlessAway<Command extends OperatorCommand>(
  dataDir: string,
  request: OperatorRequest<Command>,
): Promise<OperatorAnswers[Command] | null> {
  try {
    return await askOperatorSocket(dataDir, request);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ENOENT" || code === "ECONNREFUSED") return null;
    throw error;
  }
}
