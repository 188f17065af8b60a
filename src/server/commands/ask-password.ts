import { isUtf8 } from "node:buffer";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#contract/password-length.ts";
import { OperatorError } from "../operator-error.ts";

/** Enough for the longest password in any script. */
const MAX_LINE_BYTES = 4 * MAX_PASSWORD_LENGTH;

/**
 * Asks for a password: typed twice without echo on a terminal, otherwise the first line of piped
 * input.
 *
 * @throws {OperatorError} when there is none, the two differ, or it is not UTF-8.
 */
export async function askPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) return firstPipedLine();
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Ctrl-Z would stop this process and not npm, and the shell would wait for npm.
  terminal.on("SIGTSTP", () => {});
  const lines = terminal[Symbol.asyncIterator]();
  const typed = async () => {
    const { done, value } = await lines.next();
    process.stderr.write("\n");
    // Ended by Ctrl-C or Ctrl-D.
    if (done) throw new OperatorError("Nothing was changed.");
    return value;
  };
  try {
    process.stderr.write(`Password for ${email}, ${MIN_PASSWORD_LENGTH} characters or more: `);
    const first = await typed();
    process.stderr.write("Once more: ");
    if ((await typed()) === first) return first;
    throw new OperatorError("The two passwords differ. Nothing was changed.");
  } finally {
    terminal.close();
  }
}

// Reads no more than the longest password, and does not wait for the end of the pipe.
async function firstPipedLine(): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (chunk.includes("\n") || bytes > MAX_LINE_BYTES) break;
  }
  const piped = Buffer.concat(chunks);
  if (!isUtf8(piped)) {
    throw new OperatorError("The password is not UTF-8. Nothing was changed.");
  }
  // Drops a byte-order mark, which nobody could type at a login.
  const [line] = new TextDecoder().decode(piped).split(/\r?\n/, 1);
  if (line) return line;
  throw new OperatorError("With --password, type a password or pipe one in. Nothing was changed.");
}
