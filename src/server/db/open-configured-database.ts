import { once } from "node:events";
import { connect } from "node:net";
import type { Environment } from "../config.ts";
import { operatorSocket } from "./data-directory.ts";
import type { DatabaseHandle } from "./database.ts";
import { onceFree } from "./directory-lock.ts";
import { openEmbeddedDatabase } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/**
 * Opens the database that the environment names: PostgreSQL at DATABASE_URL, or the embedded one,
 * once no command holds it.
 *
 * @throws {OperatorError} if the data directory's path is too long, before anything is made there.
 * @throws {DirectoryInUseError} if a server answers in the data directory, or it is held too long.
 */
export async function openConfiguredDatabase({
  databaseUrl,
  dataDir,
}: Pick<Environment, "databaseUrl" | "dataDir">): Promise<DatabaseHandle> {
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl, (error) => {
      process.stderr.write(`The database closed an idle connection: ${error.message}\n`);
    });
  }
  const socket = operatorSocket(dataDir);
  const refuseIfServed = async (error: Error) => {
    if (await isServed(socket)) throw error;
    return null;
  };
  return onceFree(() => openEmbeddedDatabase(dataDir), refuseIfServed);
}

// Whether a server listens for the operator's commands.
async function isServed(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
