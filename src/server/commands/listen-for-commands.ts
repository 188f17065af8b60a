import { chmod, rm } from "node:fs/promises";
import fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { z } from "zod";
import type { Environment } from "../config.ts";
import { operatorSocket } from "../db/data-directory.ts";
import type { Database } from "../db/database.ts";
import { COMPILERS } from "../http/compilers.ts";
import { OperatorError } from "../operator-error.ts";
import { CALL_PATH, MAX_CALL_BYTES, OTHER_VERSION, TOO_LARGE } from "./ask-server.ts";
import { COMMAND_NAMES, loadCommand } from "./command.ts";

interface Listening {
  readonly database: Database;
  readonly environment: Pick<Environment, "dataDir" | "secretKey">;
  readonly log: FastifyBaseLogger;
  /** The origin that people open the site at. */
  readonly origin: () => string;
  /** Called after a command, before its answer, to notice what it may have changed. */
  readonly afterwards: () => Promise<void>;
}

const call = z.strictObject({ command: z.enum(COMMAND_NAMES), input: z.unknown() });

/**
 * Runs the operator's commands in the process that holds the embedded database, because no other
 * process can open it meanwhile. Only the owner of the data directory can send them.
 *
 * Returns the function that stops listening.
 */
export async function listenForCommands({
  database,
  environment,
  log,
  origin,
  afterwards,
}: Listening): Promise<() => Promise<void>> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: MAX_CALL_BYTES,
    requestTimeout: 30_000,
    schemaController: { compilersFactory: COMPILERS },
  });
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ text: OTHER_VERSION }));
  app.post(CALL_PATH, async ({ body }) => {
    const { command: name, input } = understood(call, body);
    const command = await loadCommand(name);
    const site = { ...environment, origin: origin() };
    const outcome = await command.run(database, understood(command.input, input), site);
    await afterwards();
    return outcome;
  });
  const socket = operatorSocket(environment.dataDir);
  // A killed server left its socket. No other server listens there, because we hold the directory.
  if (process.platform !== "win32") await rm(socket, { force: true });
  await app.listen({ path: socket });
  if (process.platform !== "win32") await chmod(socket, 0o600);
  return () => app.close();
}

function understood<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  throw new OperatorError(OTHER_VERSION);
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (error instanceof OperatorError) return reply.code(422).send({ text: error.message });
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return reply.code(413).send({ text: TOO_LARGE });
  if (statusCode < 500) return reply.code(statusCode).send({ text: OTHER_VERSION });
  request.log.error(error, "a command of the operator failed");
  const text = `The server could not do it. Its log says why: look there for ${request.id}.`;
  return reply.code(500).send({ text });
}
