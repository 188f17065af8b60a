import { once } from "node:events";
import { connect } from "node:net";
import type { Environment } from "../config.ts";
import type { DatabaseHandle } from "../db/database.ts";
import { openEmbeddedDatabase } from "../db/embedded.ts";
import { onceFree } from "../db/once-free.ts";
import { openPostgres } from "../db/postgres.ts";
import { operatorSocketPath } from "./operator-socket.ts";

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
  if (databaseUrl === null) {
    const socketPath = operatorSocketPath(dataDir);
    const refuseIfServed = async (error: Error) => {
      if (await isServed(socketPath)) throw error;
      return null;
    };
    return onceFree(() => openEmbeddedDatabase(dataDir), refuseIfServed);
  }
  return openPostgres(databaseUrl, (error) => {
    process.stderr.write(`The database closed an idle connection: ${error.message}\n`);
  });
}

// Whether a server listens for its operator.
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
