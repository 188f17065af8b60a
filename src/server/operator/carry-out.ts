import { setTimeout as pause } from "node:timers/promises";
import { type DatabaseHandle, openEmbeddedDatabase, openPostgres } from "../db/database.ts";
import { DirectoryInUseError } from "../db/directory-lock.ts";
import type { Environment } from "../environment.ts";
import { askOperatorSocket } from "./ask-operator-socket.ts";
import { runOperatorRequest } from "./commands.ts";
import type { Ask, OperatorAnswers, OperatorCommand, OperatorRequest } from "./operator-request.ts";

// A server that is just starting or stopping holds its directory without answering on its socket.
const TRIES = 50;
const PAUSE_MS = 200;

/**
 * Does a command's work, which may ask for several things, wherever the data are: in PostgreSQL, in
 * the data directory when nobody has it open, or through the server that has. Nothing is opened
 * before the first question.
 *
 * @throws {OperatorError} when a request is refused.
 * @throws {DirectoryInUseError} when the directory is held by a process that does not answer.
 */
export async function withData<Result>(
  environment: Environment,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  let handle: DatabaseHandle | undefined;
  const ask: Ask = async (request) => {
    for (let tries = 1; ; tries += 1) {
      try {
        handle ??= await openData(environment);
      } catch (error) {
        if (!(error instanceof DirectoryInUseError)) throw error;
        const answer = await askUnlessAway(environment.dataDir, request);
        if (answer !== null) return answer;
        if (tries === TRIES) throw error;
        await pause(PAUSE_MS);
        continue;
      }
      return runOperatorRequest(handle.database, request);
    }
  };
  try {
    return await work(ask);
  } finally {
    await handle?.close();
  }
}

/** Has one request carried out wherever the data are, likewise. */
export const carryOut = <Command extends OperatorCommand>(
  environment: Environment,
  request: OperatorRequest<Command>,
): Promise<OperatorAnswers[Command]> => withData(environment, (ask) => ask(request));

const openData = ({ databaseUrl, dataDir }: Environment): Promise<DatabaseHandle> =>
  databaseUrl === null ? openEmbeddedDatabase(dataDir) : openPostgres(databaseUrl, () => {});

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
