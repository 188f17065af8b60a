import path from "node:path";
import { OperatorError } from "../process/operator-error.ts";

/** Raised when a request or an answer changes its meaning: commands of other versions are told so. */
export const REQUEST_PATH = "/2";

/** Releases of all that files may say are below this. */
export const MAX_REQUEST_BYTES = 16 * 1024 * 1024;

export const TOO_LARGE = `The request has more than ${MAX_REQUEST_BYTES / 1024 / 1024} MB. Give less at once. Nothing was changed.`;

/** For a command and a server that do not understand each other. */
export const OTHER_VERSION =
  "The server that runs does not understand this command: it is of another version. Run the command of the server's version, or start the server again. Nothing was changed.";

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
