import { chmod, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "./build.ts";
import { endPrograms, runProgram } from "./child-program.ts";
import { findChromium } from "./chromium.ts";
import { findPostgres, killPostgresIn } from "./postgres-server.ts";
import { type Outcome, playwrightOutcome, type TimedTest, vitestOutcome } from "./test-reports.ts";

// npm test: every check there is, as many beside each other as there are processors. What a check
// wrote is shown when it is done. The last line counts; a check that could not run has failed.

interface Check {
  readonly title: string;
  run(): Promise<Result>;
}

interface Result extends Outcome {
  readonly output: string;
  readonly processorSeconds: number | null;
}

const LAYERS = ["src/domain", "src/contract", "src/server", "src/web", "src/site", "."];
const BUDGETS = ["reading-pages", "tool-pages", "page-requests", "cirus-table", "api-bytes"];
const SLOWEST = 10;

// All that a check leaves in its temporary folder goes with this one. PostgreSQL, which does not run
// as root, may pass through it.
const folder = await mkdtemp(path.join(tmpdir(), "gyan-tests-"));
await chmod(folder, 0o711);
const total = { passed: 0, failed: 0 };
const timedTests: TimedTest[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

// First of all, since these install what is missing, and say so.
const chromium = await findChromium().catch((error: Error) => error);
await findPostgres();

// In each list the longest come first, so that none of them is left alone at the end.
await runBeside([
  vitest("web"),
  { title: "The site", run: build },
  vitest("domain"),
  // Several checkers beside each other would do the same work.
  ...LAYERS.map((layer) => program(`Types of ${layer}`, "tsc", ["--singleThreaded", "-p", layer])),
  program("Formatting, lint and import fences", "biome", ["check", "--error-on-warnings", "."]),
]);
await runBeside([
  vitest("server-embedded"),
  vitest("server-postgres"),
  { title: "Browser journeys", run: playwright },
  program("Budgets in bytes and counts", "node", ["bench/main.ts", ...BUDGETS]),
  vitest("server"),
]);

await rm(folder, { recursive: true, force: true });
process.stdout.write(`\nThe slowest ${SLOWEST} tests\n`);
timedTests.sort((one, other) => other.seconds - one.seconds);
for (const { name, seconds } of timedTests.slice(0, SLOWEST)) {
  process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${name}\n`);
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runBeside(checks: Check[]) {
  const work = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) await runCheck(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function runCheck({ title, run }: Check) {
  const start = performance.now();
  const result = await run().catch(
    (error: Error): Result => ({
      passed: 0,
      failed: 1,
      tests: [],
      output: `${error.message}\n`,
      processorSeconds: null,
    }),
  );
  const { passed, failed, tests, output, processorSeconds } = result;
  total.passed += passed;
  total.failed += failed;
  timedTests.push(...tests);
  const told = [
    `${passed} passed, ${failed} failed`,
    `${((performance.now() - start) / 1000).toFixed(1)} s`,
  ];
  if (processorSeconds !== null) told.push(`${processorSeconds.toFixed(1)} s of processor`);
  process.stdout.write(`\n— ${title}: ${told.join(", ")}\n${output}`);
}

function program(title: string, name: string, words: readonly string[]): Check {
  const run = async () => {
    const { code, ...ended } = await runProgram(name, words, { TMPDIR: folder });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, tests: [], ...ended };
  };
  return { title, run };
}

async function build(): Promise<Result> {
  await buildSite();
  return { passed: 1, failed: 0, tests: [], output: "", processorSeconds: null };
}

function vitest(project: string): Check {
  const run = async () => {
    const report = path.join(folder, `${project}.json`);
    const words = ["run", `--project=${project}`, "--reporter=dot", "--reporter=json"];
    const { code, ...ended } = await runProgram(
      "vitest",
      [...words, `--outputFile.json=${report}`],
      { TMPDIR: folder },
    );
    return { ...(await vitestOutcome(report, code)), ...ended };
  };
  return { title: `Tests of ${project}`, run };
}

async function playwright(): Promise<Result> {
  if (chromium instanceof Error) throw chromium;
  const report = path.join(folder, "journeys.json");
  const { code, ...ended } = await runProgram("playwright", ["test", "--reporter=dot,json"], {
    TMPDIR: folder,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return { ...(await playwrightOutcome(report, code)), ...ended };
}

async function stop() {
  process.stdout.write("\nStopping.\n");
  await endPrograms();
  await killPostgresIn(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(130);
}
