import { chmod, rm } from "node:fs/promises";
import fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Database } from "../db/database.ts";
import { COMPILERS } from "../http/compilers.ts";
import { OperatorError } from "../operator-error.ts";
import {
  MAX_REQUEST_BYTES,
  OTHER_VERSION,
  operatorSocketPath,
  REQUEST_PATH,
  TOO_LARGE,
} from "./operator-socket.ts";

/** What the operators' server needs. */
interface OperatorListening {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
  /** The origin that people open the site at. */
  readonly origin: () => string;
  /** Called after a request, before its answer, to notice what it may have changed. */
  readonly afterwards: () => Promise<void>;
}

/**
 * Carries out operators' requests inside the process that holds the embedded database, because no
 * other process can open it meanwhile. Returns the function that stops listening.
 */
export async function listenForOperator({
  database,
  dataDir,
  log,
  origin,
  afterwards,
}: OperatorListening): Promise<() => Promise<void>> {
  const socket = operatorSocketPath(dataDir);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: MAX_REQUEST_BYTES,
    requestTimeout: 30_000,
    schemaController: { compilersFactory: COMPILERS },
  });
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ text: OTHER_VERSION }));
  app.post(REQUEST_PATH, async ({ body }) => {
    // Loaded late, because most servers never get a request here.
    const [{ operatorRequest }, { runOperatorRequest }] = await Promise.all([
      import("./operator-request.ts"),
      import("./commands.ts"),
    ]);
    const parsed = operatorRequest.safeParse(body);
    if (!parsed.success) throw new OperatorError(OTHER_VERSION);
    const answer = await runOperatorRequest(database, parsed.data, origin());
    await afterwards();
    return { answer };
  });
  // A killed server left the socket file: we hold the directory, so nobody listens on it.
  if (process.platform !== "win32") await rm(socket, { force: true });
  await app.listen({ path: socket });
  if (process.platform !== "win32") await chmod(socket, 0o600);
  return () => app.close();
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (error instanceof OperatorError) return reply.code(422).send({ text: error.message });
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return reply.code(413).send({ text: TOO_LARGE });
  if (statusCode < 500) return reply.code(statusCode).send({ text: OTHER_VERSION });
  request.log.error(error, "an operator's request failed");
  const text = `The server could not do it. Its log says why: look there for ${request.id}.`;
  return reply.code(500).send({ text });
}
