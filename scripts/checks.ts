import { availableParallelism } from "node:os";
import path from "node:path";
import { runProgram } from "./child-program.ts";
import { failureOfCheck, type Outcome, playwrightOutcome, vitestOutcome } from "./test-reports.ts";

/** One program that checks the project. */
export interface Check {
  readonly title: string;
  /** Runs it with a folder for its temporary files. */
  run(folder: string): Promise<Result>;
}

/** The outcome of a check, with what it printed. */
export interface Result extends Outcome {
  readonly output: string;
  readonly processorSeconds: number | null;
}

export const NOTHING: Outcome = { passed: 0, failures: [], tests: [] };

/** A program that passes or fails as a whole. */
export function program(title: string, name: string, words: readonly string[]): Check {
  const outcomeOf = async (code: number) => ({ ...NOTHING, passed: code === 0 ? 1 : 0 });
  return { title, run: (folder) => runReported(folder, title, [name, ...words], outcomeOf) };
}

/** The build of site and server, which does nothing where it is up to date. */
export const BUILD = program("The site", "node", ["scripts/build-command.ts"]);

/** The tests of a project of vitest.config.ts. */
export function vitest(project: string): Check {
  const title = `Tests of ${project}`;
  const run = (folder: string) => {
    const report = path.join(folder, `${project}.json`);
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    // Vitest would leave one processor to itself, which it needs only for a moment.
    const workers = `--maxWorkers=${availableParallelism()}`;
    const words = ["vitest", "run", `--project=${project}`, workers, ...reporters];
    return runReported(folder, title, words, () => vitestOutcome(report));
  };
  return { title, run };
}

/** The journeys in e2e. */
export function journeys(): Check {
  const title = "Browser journeys";
  const run = (folder: string) => {
    const report = path.join(folder, "journeys.json");
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const words = ["playwright", "test", "--reporter=dot,json"];
    return runReported(folder, title, words, () => playwrightOutcome(report), env);
  };
  return { title, run };
}

// A program that fails without a failed test (no tests, a broken set-up) counts as one failure.
async function runReported(
  folder: string,
  title: string,
  [name, ...words]: readonly string[],
  readOutcome: (code: number) => Promise<Outcome>,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  // What Node has compiled for one check serves the next.
  const shared = { TMPDIR: folder, NODE_COMPILE_CACHE: path.join(folder, "compiled") };
  const { code, ...ended } = await runProgram(name!, words, { env: { ...shared, ...env } });
  const outcome = await readOutcome(code).catch(() => NOTHING);
  const failedAlone = outcome.failures.length === 0 && (code !== 0 || outcome.passed === 0);
  return {
    ...ended,
    ...outcome,
    ...(failedAlone && { failures: [failureOfCheck(title, ended.output)] }),
  };
}
