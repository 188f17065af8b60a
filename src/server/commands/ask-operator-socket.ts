import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { http } from "../node-http.ts";
import { OperatorError } from "../operator-error.ts";
import type { OperatorAnswers, OperatorCommand, OperatorRequest } from "./operator-request.ts";
import {
  MAX_REQUEST_BYTES,
  OTHER_VERSION,
  operatorSocketPath,
  REQUEST_PATH,
  TOO_LARGE,
} from "./operator-socket.ts";

// A large backup takes some seconds.
const PATIENCE_MS = 30_000;
const STILL_WAITING =
  "The server has not answered for 30 seconds. It may be busy, or hang: look at its log.\n";

const reply = z.union([z.object({ answer: z.unknown() }), z.object({ text: z.string() })]);

/**
 * Asks the server that holds a data directory to carry out a request.
 *
 * @throws {OperatorError} with the server's sentence when it refuses.
 * @throws a connection error when no server listens.
 */
export async function askOperatorSocket<Command extends OperatorCommand>(
  dataDir: string,
  request: OperatorRequest<Command>,
): Promise<OperatorAnswers[Command]> {
  const socketPath = operatorSocketPath(dataDir);
  const body = JSON.stringify(request);
  if (Buffer.byteLength(body) > MAX_REQUEST_BYTES) throw new OperatorError(TOO_LARGE);
  const waiting = setTimeout(() => process.stderr.write(STILL_WAITING), PATIENCE_MS);
  const text = await post(socketPath, body)
    .finally(() => clearTimeout(waiting))
    .catch((error) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") throw error;
      throw new OperatorError(
        "The server ended before it answered. Check whether the change was made, then run the command again.",
      );
    });
  const { data } = reply.safeParse(parsed(text));
  if (!data) throw new OperatorError(OTHER_VERSION);
  if ("text" in data) throw new OperatorError(data.text);
  // The path names the version of requests and answers both.
  return data.answer as OperatorAnswers[Command];
}

function post(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const call = http.request({ socketPath, method: "POST", path: REQUEST_PATH, headers });
    call.on("response", (response) => read(response).then(resolve, reject));
    call.on("error", reject);
    call.end(body);
  });
}

const read = async (response: IncomingMessage) =>
  Buffer.concat(await response.toArray()).toString();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
