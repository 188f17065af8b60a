import { setTimeout as pause } from "node:timers/promises";
import { openEmbeddedDatabase, openPostgres } from "../db/database.ts";
import { DirectoryInUseError } from "../db/directory-lock.ts";
import type { Environment } from "../environment.ts";
import { type OperatorRequest, runOperatorRequest } from "./commands.ts";
import { askOperatorSocket } from "./operator-socket.ts";

// A server that is just starting or stopping holds its directory without answering on its socket.
const TRIES = 50;
const PAUSE_MS = 200;

/**
 * Carries out an operator's request wherever the data are: in PostgreSQL, in the data directory
 * when nobody has it open, or through the server that has.
 *
 * @throws {OperatorError} when the request is refused.
 * @throws {DirectoryInUseError} when the directory is held by a process that does not answer.
 */
export async function carryOut(
  environment: Environment,
  request: OperatorRequest,
): Promise<string> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl !== null) {
    return runAndClose(await openPostgres(databaseUrl, () => {}), request);
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await runAndClose(await openEmbeddedDatabase(dataDir), request);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      const answer = await askUnlessAway(dataDir, request);
      if (answer !== null) return answer;
      if (tries === TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function runAndClose(
  handle: Awaited<ReturnType<typeof openEmbeddedDatabase>>,
  request: OperatorRequest,
): Promise<string> {
  try {
    return await runOperatorRequest(handle.database, request);
  } finally {
    await handle.close();
  }
}

async function askUnlessAway(dataDir: string, request: OperatorRequest): Promise<string | null> {
  try {
    return await askOperatorSocket(dataDir, request);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ENOENT" || code === "ECONNREFUSED") return null;
    throw error;
  }
}
