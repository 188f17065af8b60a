import { chmod, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import path from "node:path";
import fastify from "fastify";
import { COMPILERS } from "../compilers.ts";
import type { Database } from "../db/database.ts";
import type { OperatorRequest } from "./commands.ts";
import { OperatorError } from "./operator-error.ts";

// The system's limit for the address of a unix socket, less the final NUL.
const MAX_SOCKET_PATH_BYTES = 103;

/** Where the server of a data directory listens for its operator: a unix socket only its owner may open. */
export function operatorSocketPath(dataDir: string): string {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\shabda-gyan-${dataDir.replaceAll(/[^\w]/g, "-").slice(-80)}`;
  }
  const socket = path.join(dataDir, "operator.sock");
  if (Buffer.byteLength(socket) > MAX_SOCKET_PATH_BYTES) {
    throw new OperatorError(
      `The path of the data directory ${dataDir} is too long. Set DATA_DIR to one of at most ${MAX_SOCKET_PATH_BYTES - 14} bytes.`,
    );
  }
  return socket;
}

/**
 * Carries out operators' requests inside the process that holds the embedded database, for nobody
 * else can open it meanwhile. What a request may have changed is looked at afterwards, before it is
 * answered. Gives the function that stops listening.
 */
export async function listenForOperator(
  database: Database,
  dataDir: string,
  afterwards: () => Promise<void>,
): Promise<() => Promise<void>> {
  const socket = operatorSocketPath(dataDir);
  const app = fastify({ logger: false, schemaController: { compilersFactory: COMPILERS } });
  app.post("/", async (request, reply) => {
    try {
      const { runOperatorRequest } = await import("./commands.ts");
      const text = await runOperatorRequest(database, request.body as OperatorRequest);
      await afterwards();
      return { text };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return reply.code(422).send({ text: error.message });
    }
  });
  // A socket file left by a killed server: we hold the directory, so nobody listens on it.
  if (process.platform !== "win32") await rm(socket, { force: true });
  await app.listen({ path: socket });
  if (process.platform !== "win32") await chmod(socket, 0o600);
  return () => app.close();
}

/**
 * Asks the server that holds a data directory to carry out a request.
 *
 * @throws {OperatorError} with the server's sentence when it refuses.
 * @throws a connection error when no server listens.
 */
export function askOperatorSocket(dataDir: string, request: OperatorRequest): Promise<string> {
  const body = JSON.stringify(request);
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      {
        socketPath: operatorSocketPath(dataDir),
        method: "POST",
        path: "/",
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      },
      async (response) => {
        try {
          const answer = JSON.parse(Buffer.concat(await response.toArray()).toString());
          if (response.statusCode === 200) resolve(answer.text);
          else reject(new OperatorError(answer.text ?? "The server could not do it; see its log."));
        } catch (error) {
          reject(error);
        }
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}
