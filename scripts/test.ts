import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { takeNoWords } from "../src/server/process/no-words.ts";
import { PARTS } from "./build-state.js";
import { endPrograms, runProgram } from "./child-program.ts";
import { findChromium } from "./chromium.ts";
import { findPostgres, killPostgresIn } from "./postgres-server.ts";
import {
  type Failure,
  failureOfCheck,
  type Outcome,
  playwrightOutcome,
  type TimedTest,
  vitestOutcome,
} from "./test-reports.ts";

// npm test: runs every check, several in parallel. Shows a check's output when it is done, and all
// failures again at the end. The last line has the counts; a check that could not run has failed.

interface Check {
  readonly title: string;
  run(): Promise<Result>;
}

interface Result extends Outcome {
  readonly output: string;
  readonly processorSeconds: number | null;
}

const LAYERS = ["src/domain", "src/contract", "src/server", "src/web", "."];
const BUDGETS = [
  "reading-pages",
  "tool-pages",
  "page-requests",
  "layout-shift",
  "cirus-table",
  "api-bytes",
];
const SLOWEST = 10;
const NOTHING: Outcome = { passed: 0, failures: [], tests: [] };

try {
  takeNoWords("npm test");
} catch (error) {
  stopWithSentence(error);
}

// Deleted with everything that checks leave in it. PostgreSQL does not run as root, and needs the
// right to pass through it.
const folder = await mkdtemp(path.join((await roomyMemory()) ?? tmpdir(), "gyan-tests-"));
await chmod(folder, 0o711);
// The site is tested as it is built without settings; with one, it would also be built again.
for (const name of PARTS.site.settings) delete process.env[name];
let passed = 0;
const failures: Failure[] = [];
const timedTests: TimedTest[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

// First, because these install what is missing, and say so.
const chromium = await findChromium().catch((error: Error) => error);
await findPostgres();

// The longest first, so that none of them runs alone at the end.
const onSite = [
  vitest("server-embedded"),
  vitest("server-postgres"),
  journeys(),
  program("Budgets in bytes and counts", "node", ["bench/main.ts", ...BUDGETS]),
  vitest("server"),
];
const others = [
  vitest("web"),
  vitest("domain"),
  program("Formatting, lint and import fences", "biome", ["check", "--error-on-warnings", "."]),
  program("Types of src/site", "astro", ["check", "--noSync", "--tsconfig=src/site/tsconfig.json"]),
  // Parallel checkers would repeat the same work.
  ...LAYERS.map((layer) => program(`Types of ${layer}`, "tsc", ["--singleThreaded", "-p", layer])),
];
let isBuilt = false;
const built = runCheck(program("The site", "node", ["scripts/build-command.ts"])).then(() => {
  isBuilt = true;
});
// One more than there are processors, because checks wait for disks, browsers and processes.
const beside = Array.from({ length: availableParallelism() }, runAll);
await Promise.all([built.then(runAll), ...beside]);

await rm(folder, { recursive: true, force: true });
process.stdout.write(`\nThe slowest ${SLOWEST} tests\n`);
timedTests.sort((one, other) => other.seconds - one.seconds);
for (const { name, seconds } of timedTests.slice(0, SLOWEST)) {
  process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${name}\n`);
}
if (failures.length > 0) process.stdout.write("\nFailed\n");
for (const { name, why } of failures) {
  process.stdout.write(`✗ ${name}\n${why.replace(/^/gm, "    ")}\n`);
}
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Linux's folder in memory, if it has room for all databases of a run: copying one takes a fifth. */
async function roomyMemory(): Promise<string | null> {
  const memory = "/dev/shm";
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 1024 ** 3 ? memory : null;
}

async function runAll() {
  for (;;) {
    const check = (isBuilt && onSite.shift()) || others.shift();
    if (check) await runCheck(check);
    else if (isBuilt) return;
    else await built;
  }
}

async function runCheck({ title, run }: Check) {
  const start = performance.now();
  const result = await run().catch(
    (error: Error): Result => ({
      ...NOTHING,
      failures: [failureOfCheck(title, error.message)],
      output: `${error.message}\n`,
      processorSeconds: null,
    }),
  );
  passed += result.passed;
  failures.push(...result.failures);
  timedTests.push(...result.tests);
  const told = [
    `${result.passed} passed, ${result.failures.length} failed`,
    `${((performance.now() - start) / 1000).toFixed(1)} s`,
  ];
  const { processorSeconds, output } = result;
  if (processorSeconds !== null) told.push(`${processorSeconds.toFixed(1)} s of processor`);
  process.stdout.write(`\n— ${title}: ${told.join(", ")}\n${withoutDots(output)}`);
}

/** Without the lines of a test runner that have a mark for each test. */
function withoutDots(output: string): string {
  return stripVTControlCharacters(output).replace(/^[·.xF°±×TD*-]+\n/gm, "");
}

function program(title: string, name: string, words: readonly string[]): Check {
  const outcomeOf = async (code: number) => ({ ...NOTHING, passed: code === 0 ? 1 : 0 });
  return { title, run: () => runReported(title, [name, ...words], outcomeOf) };
}

function vitest(project: string): Check {
  const title = `Tests of ${project}`;
  const report = path.join(folder, `${project}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  // Vitest would leave one processor to itself, which it needs only for a moment.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const words = ["vitest", "run", `--project=${project}`, workers, ...reporters];
  return { title, run: () => runReported(title, words, () => vitestOutcome(report)) };
}

function journeys(): Check {
  const title = "Browser journeys";
  const report = path.join(folder, "journeys.json");
  const words = ["playwright", "test", "--reporter=dot,json"];
  const run = async () => {
    if (chromium instanceof Error) throw chromium;
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return runReported(title, words, () => playwrightOutcome(report), env);
  };
  return { title, run };
}

// A program that fails without a failed test (no tests, a broken set-up) counts as one failure.
async function runReported(
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

async function stop() {
  process.stdout.write("\nStopping.\n");
  // Emptied first, because a check that ends begins the next one.
  onSite.length = 0;
  others.length = 0;
  await endPrograms();
  await killPostgresIn(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(130);
}
