import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const PROJECT = path.join(import.meta.dirname, "../../..");

/**
 * The built server, run as by npm start, but without V8's optimising compiler for WebAssembly, on
 * which a short-lived server would spend a third of its processor time.
 */
export const SERVER_COMMAND = [
  process.execPath,
  "--liftoff-only",
  path.join(PROJECT, "build/server/server.js"),
];

/** Where scripts/run.js lets Node keep compiled code. */
export const NODE_COMPILE_CACHE = path.join(PROJECT, "node_modules/.cache/compiled");

/** A real server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  /** What it printed until it was ready. */
  readonly greeting: string;
  /** What it has printed so far, including its log. */
  printed(): string;
  /** Sends a signal and waits for the end; returns the exit code, null after a kill. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Options for starting a server differently. */
export interface StartOptions {
  /** Starts it as an operator does, with `npm start`: signals go to npm. */
  readonly byNpm?: boolean;
  /** The maximum number of open files and sockets. */
  readonly maxFiles?: number;
  /** A file to print to, instead of to us. */
  readonly printsTo?: string;
}

/** Starts a server on a free port and waits for its address; else throws what it printed. */
export async function startServer(
  env: Record<string, string>,
  options: StartOptions = {},
): Promise<ServerProcess> {
  const { child, ended } = spawnServer(env, options);
  let output = "";
  const chunks = child.stdout!.setEncoding("utf8").iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    output += chunk;
    const url = /is at (http:\S+)\n.*\n$/s.exec(output)?.[1];
    if (!url) continue;
    const stop = (signal: NodeJS.Signals) => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning && signal === "SIGKILL" && options.byNpm) process.kill(-child.pid!, signal);
      else child.kill(signal);
      return ended.then(({ code }) => code);
    };
    const greeting = output;
    child.stdout!.on("data", (chunk) => {
      output += chunk;
    });
    return { url, greeting, printed: () => output, stop };
  }
  const { code, errors } = await ended;
  throw new Error(`The server ended with ${code}: ${errors}`);
}

/** Runs a server that is expected to refuse to start; returns its exit code and output. */
export function failToStart(env: Record<string, string>) {
  const { child, ended } = spawnServer(env);
  child.stdout!.resume();
  return ended;
}

/** Starts a server and does not wait for it. */
export function spawnServer(
  env: Record<string, string>,
  { byNpm = false, maxFiles, printsTo }: StartOptions = {},
) {
  const command = byNpm ? ["npm", "start"] : SERVER_COMMAND;
  const limit = maxFiles === undefined ? "" : `ulimit -n ${maxFiles}; `;
  const output = printsTo === undefined ? "" : ` > ${printsTo}`;
  const child: ChildProcess = spawn("sh", ["-c", `${limit}exec "$@"${output}`, "sh", ...command], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, PORT: "0", NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // Killing npm must also kill what npm started.
    detached: byNpm,
  });
  let errors = "";
  child.stderr!.setEncoding("utf8").on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, errors }));
  });
  return { child, ended };
}
