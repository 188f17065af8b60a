import { request as httpRequest } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { operatorSocket } from "../db/data-directory.ts";
import { OperatorError } from "../operator-error.ts";
import type { CommandName, Outcome } from "./command.ts";

/** Raise this when a call or its answer changes meaning: then other versions get a sentence. */
export const CALL_PATH = "/5";

/** More than the largest files that an import may have, whatever they consist of. */
export const MAX_CALL_BYTES = 64 * 1024 * 1024;

export const TOO_LARGE = `The command sends more than ${MAX_CALL_BYTES / 1024 / 1024} MB. Give less at once. Nothing was changed.`;

export const OTHER_VERSION =
  "The running server does not understand this command: it has another version. Run the command of the server's version, or restart the server. Nothing was changed.";

/** What a command sends to the server, as JSON. */
interface Call {
  readonly command: CommandName;
  readonly input: unknown;
}

const answer = z.object({
  text: z.string(),
  files: z.array(z.object({ file: z.string(), text: z.string() })).optional(),
});

// A large backup takes some seconds.
const PATIENCE_MS = 30_000;
const STILL_WAITING =
  "The server has not answered for 30 seconds. It may be busy, or hang: look at its log.\n";

/**
 * Lets the server that holds a data directory run a command. Null if no server listens there.
 *
 * @throws {OperatorError} with the server's sentence when it refuses.
 */
export async function askServer(dataDir: string, call: Call): Promise<Outcome | null> {
  const waiting = setTimeout(() => process.stderr.write(STILL_WAITING), PATIENCE_MS);
  try {
    const { status, body } = await post(operatorSocket(dataDir), JSON.stringify(call));
    const { data } = answer.safeParse(body);
    if (!data) throw new OperatorError(OTHER_VERSION);
    if (status !== 200) throw new OperatorError(data.text);
    return data;
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case "ENOENT":
      case "ECONNREFUSED":
        return null;
      case "ECONNRESET":
      case "EPIPE":
        throw new OperatorError(
          "The server ended before it answered. Check whether the change was made, then run the command again.",
        );
    }
    throw error;
  } finally {
    clearTimeout(waiting);
  }
}

function post(socketPath: string, body: string): Promise<{ status?: number; body: unknown }> {
  if (Buffer.byteLength(body) > MAX_CALL_BYTES) throw new OperatorError(TOO_LARGE);
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    httpRequest({ socketPath, method: "POST", path: CALL_PATH, headers })
      .on("response", (response) => {
        json(response).then(
          (body) => resolve({ status: response.statusCode!, body }),
          (error) => (error instanceof SyntaxError ? resolve({ body: null }) : reject(error)),
        );
      })
      .on("error", reject)
      .end(body);
  });
}
