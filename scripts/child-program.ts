import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** How a program ended. */
interface Ended {
  /** -1 when a signal ended it. */
  readonly code: number;
  /** Its output, including errors. */
  readonly output: string;
  /** Including the processes that it started and waited for; null on Windows. */
  readonly processorSeconds: number | null;
}

/** Options for running a program differently. */
interface RunOptions {
  /** Added to our own environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** After this it is killed, with what it started. */
  readonly limitMs?: number;
}

const MINUTE_MS = 60_000;
// The slowest check takes five minutes on two processors.
const LIMIT_MS = 60 * MINUTE_MS;
const GRACE_MS = 5_000;

const isWindows = process.platform === "win32";
const running = new Set<number>();

/** Runs a program of node_modules/.bin to its end, in a separate process group. */
export async function runProgram(
  name: string,
  words: readonly string[],
  { env, limitMs = LIMIT_MS }: RunOptions = {},
): Promise<Ended> {
  const program = `node_modules/.bin/${name}`;
  // Node does not report its children's processor time; the shell does, on a separate channel.
  const [command, given] = isWindows
    ? [program, words]
    : ["sh", ["-c", '"$@" 2>&1; code=$?; times >&3; exit $code', "sh", program, ...words]];
  const child = spawn(command, given, {
    stdio: ["ignore", "pipe", isWindows ? "pipe" : "inherit", "pipe"],
    env: { ...process.env, ...env },
    detached: !isWindows,
    shell: isWindows,
  });
  await once(child, "spawn");
  running.add(child.pid!);
  let late = "";
  const limit = setTimeout(() => {
    late = `It had not ended after ${limitMs / MINUTE_MS} minutes, and was stopped.\n`;
    signal(child.pid!, "SIGKILL");
  }, limitMs);
  const ended = once(child, "close") as Promise<[number | null]>;
  const [output, errors, times] = await Promise.all(
    [child.stdout!, child.stderr, child.stdio[3] as NodeJS.ReadableStream].map((stream) =>
      stream ? text(stream) : "",
    ),
  );
  const [code] = await ended;
  clearTimeout(limit);
  running.delete(child.pid!);
  return {
    code: code ?? -1,
    output: `${output}${errors}${late}`,
    processorSeconds: secondsIn(times!),
  };
}

/** Asks every running program to end, and kills those still running after five seconds. */
export async function endPrograms(): Promise<void> {
  const deadline = performance.now() + GRACE_MS;
  signalAll("SIGINT");
  while (running.size > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  signalAll("SIGKILL");
}

function signalAll(name: NodeJS.Signals) {
  for (const pid of running) signal(pid, name);
}

/** Signals a program and all that it started, which are one group. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(isWindows ? pid : -pid, name);
  } catch {
    // It has already ended.
  }
}

// "0m0.00s 0m0.00s" for the shell, and a second line for its children.
function secondsIn(times: string): number | null {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length === 0) return null;
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
