import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { OperatorError } from "../operator/operator-error.ts";
import { MIN_PASSWORD_LENGTH } from "../weak-passwords.ts";

/**
 * Gets a password from whoever runs a command: typed twice without echo on a terminal, the first
 * line of what is piped in otherwise. Null when nothing is piped in.
 */
export async function askPassword(email: string): Promise<string | null> {
  if (!process.stdin.isTTY) return firstPipedLine();
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    process.stderr.write(`Password for ${email}, ${MIN_PASSWORD_LENGTH} characters or more: `);
    const first = await terminal.question("");
    process.stderr.write("\nOnce more: ");
    const second = await terminal.question("");
    process.stderr.write("\n");
    if (first !== second) throw new OperatorError("The two passwords differ. Nothing was changed.");
    return first;
  } finally {
    terminal.close();
  }
}

async function firstPipedLine(): Promise<string | null> {
  let text = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) text += chunk;
  return text.split(/\r?\n/, 1)[0] || null;
}
