import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Usage } from "./usage.ts";

/** A server in a separate process that reports its resource usage, until it is disposed of. */
export interface MeasuredProcess extends AsyncDisposable {
  readonly url: string;
  /** From the start of the process to its first answer. */
  readonly millisecondsToAnswer: number;
  usage(): Promise<Usage>;
  /** What it has used once its garbage is collected, so that the memory is what it holds. */
  usageWithoutGarbage(): Promise<Usage>;
}

const here = (file: string) => path.join(import.meta.dirname, file);

/**
 * Our complete server on a free port, once it has answered a path; counts its SQL statements on
 * request.
 */
export function startOurs(
  env: Readonly<Record<string, string>>,
  { countsStatements = false, firstPath = "/readyz" } = {},
): Promise<MeasuredProcess> {
  return start({
    file: here("../scripts/run.js"),
    words: ["server"],
    preloads: countsStatements ? ["usage.ts", "count-statements.ts"] : ["usage.ts"],
    env: { PORT: "0", LOG_LEVEL: "warn", ...env },
    firstPath,
  });
}

/** One of the plain servers in peers/. */
export function startPeer(name: string, words: readonly string[] = []): Promise<MeasuredProcess> {
  return start({ file: here(`peers/${name}.ts`), words, preloads: ["usage.ts"], firstPath: "/" });
}

interface Program {
  readonly file: string;
  readonly words?: readonly string[];
  readonly preloads: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The path of its first request. */
  readonly firstPath: string;
}

async function start({
  file,
  words = [],
  preloads,
  env = {},
  firstPath,
}: Program): Promise<MeasuredProcess> {
  const startedAt = performance.now();
  const child = fork(file, words, {
    execArgv: preloads.flatMap((preload) => ["--import", here(preload)]),
    cwd: here(".."),
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    silent: true,
  });
  const ended = once(child, "exit");
  let said = "";
  child.stderr!.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout!.setEncoding("utf8").on("data", (text) => {
      output += text;
      const found = /is at (http:\S+)\n/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}: ${said}`)));
  });
  await (await fetch(url + firstPath)).arrayBuffer();
  const millisecondsToAnswer = performance.now() - startedAt;
  const ask = async (message: string) => {
    child.send(message);
    const [usage] = await once(child, "message");
    return usage as Usage;
  };
  return {
    url,
    millisecondsToAnswer,
    usage: () => ask("usage"),
    usageWithoutGarbage: () => ask("collect garbage"),
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const LOOKS = 5;

/**
 * The memory of an idle server in bytes. Compiling and uncollected garbage make it vary, so this is
 * the smallest of a few samples, half a second apart.
 */
export async function memoryAtRest(server: MeasuredProcess): Promise<number> {
  const looks: number[] = [];
  while (looks.length < LOOKS) {
    await pause(500);
    looks.push((await server.usage()).memoryBytes);
  }
  return Math.min(...looks);
}

export const inMegabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
