import path from "node:path";
import { OperatorError } from "../operator-error.ts";

/** Raise this when a request or an answer changes meaning: then other versions get an error. */
export const REQUEST_PATH = "/4";

/** Even releases made from the largest allowed files are smaller. */
export const MAX_REQUEST_BYTES = 16 * 1024 * 1024;

export const TOO_LARGE = `The request has more than ${MAX_REQUEST_BYTES / 1024 / 1024} MB. Give less at once. Nothing was changed.`;

/** The error when a command and a server have different versions. */
export const OTHER_VERSION =
  "The running server does not understand this command: it has another version. Run the command of the server's version, or restart the server. Nothing was changed.";

// The system's limit for the path of a unix socket, without the final NUL.
const MAX_SOCKET_PATH_BYTES = 103;

/** The unix socket where a data directory's server listens; only the owner may open it. */
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
