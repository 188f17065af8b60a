import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";

const PROJECT = path.join(import.meta.dirname, "../../..");
const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, "package.json"), "utf8"));

const AS_ANY_USER = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"];

/** The outcome of a command. */
export interface Outcome {
  /** The exit code as in a shell: 128 plus the signal's number if a signal ended it. */
  readonly code: number;
  readonly text: string;
  readonly errors: string;
}

interface RunOptions {
  /** What is typed or piped in. */
  readonly input?: string | Buffer;
  /** Runs npm itself, which takes twice as long, instead of the line in package.json. */
  readonly byNpm?: boolean;
  /** The directory that npm is called in. */
  readonly from?: string;
  /** A file to print to, instead of to us. */
  readonly printsTo?: string;
  /** Makes file rights apply to root too. */
  readonly heldToRights?: boolean;
}

/** Runs a script of package.json in a separate process, as an operator does. */
export const runCommand = (...given: Parameters<typeof startCommand>): Promise<Outcome> =>
  startCommand(...given).outcome;

/** Starts one in the same way, without waiting for its end. */
export function startCommand(
  script: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  { input = "", byNpm = false, from = PROJECT, printsTo, heldToRights = false }: RunOptions = {},
) {
  const output = printsTo === undefined ? "" : ` > ${printsTo}`;
  const [program, ...before] = [
    ...(heldToRights && process.getuid?.() === 0 ? AS_ANY_USER : []),
    ...(byNpm
      ? ["npm", "--prefix", PROJECT, "run", "--silent", script, "--"]
      : ["sh", "-c", `${scripts[script]} "$@"${output}`, "sh"]),
  ];
  const child = spawn(program!, [...before, ...words], {
    cwd: byNpm ? from : PROJECT,
    env: inProject(env),
  });
  // Not every command reads its piped input.
  child.stdin.on("error", () => {}).end(input);
  return { child, outcome: outcomeOf(child) };
}

/** Runs a shell line in the project's directory; its exit code is that of the first failure. */
export function runLine(line: string, env: Readonly<Record<string, string>>): Promise<Outcome> {
  return outcomeOf(
    spawn("bash", ["--norc", "-o", "pipefail", "-c", line], { cwd: PROJECT, env: inProject(env) }),
  );
}

/** Runs a script on a terminal, and presses keys once it has printed something. Needs Linux. */
export function runOnTerminal(
  line: string,
  env: Readonly<Record<string, string>>,
  { after, keys }: { readonly after: string; readonly keys: string },
): Promise<Outcome> {
  const child = spawn("script", ["-qec", line, "/dev/null"], {
    cwd: PROJECT,
    env: { ...inProject(env), SHELL: "/bin/sh" },
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    const isSaid = said.includes(after);
    said += chunk;
    if (!isSaid && said.includes(after)) child.stdin.write(keys);
  });
  return outcomeOf(child);
}

const inProject = (env: Readonly<Record<string, string>>) => ({
  PATH: `${PROJECT}/node_modules/.bin:${process.env.PATH}`,
  ...env,
});

function outcomeOf(child: ChildProcessWithoutNullStreams): Promise<Outcome> {
  const said = { text: "", errors: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    said.text += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    said.errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      resolve({ code: code ?? 128 + constants.signals[signal!], ...said });
    });
  });
}
