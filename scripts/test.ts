import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { takeNoWords } from "../src/server/commands/words.ts";
import { PARTS } from "./build-state.js";

// npm test: every check, the quick ones first. The last line counts tests; a check without tests
// counts as one.

/** The lines of the benchmark that are counts or sizes, and so the same on every machine. */
const BUDGETS = [
  "api-bytes",
  "reading-pages",
  "tool-pages",
  "page-requests",
  "layout-shift",
  "cirus-table",
];

/** What is read from the reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky", number>>;
}
type Counts = readonly [passed: number, failed: number];

try {
  takeNoWords("npm test");
} catch (error) {
  stopWithSentence(error);
}
// The site is tested as it is built without settings.
for (const name of PARTS.site.settings) delete process.env[name];
const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-reports-"));
const report = path.join(folder, "report.json");
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;

let child: ChildProcess;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    process.kill(-child.pid!, signal);
    process.exit(1);
  });
}

let passed = 0;
let failed = 0;
const isReady =
  (await check("npm run lint")) &&
  (await check("npm run typecheck")) &&
  (await check("npm run build"));
if (isReady) {
  await check(
    `vitest run --reporter=default --reporter=json --outputFile.json=${report}`,
    ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  );
  await check("playwright test --reporter=list,json", ({ stats }) => [
    stats.expected,
    stats.unexpected + stats.flaky,
  ]);
  await check(`npm run bench -- ${BUDGETS.join(" ")}`);
}
await rm(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a command to its end and counts its tests; returns whether it passed. */
async function check(command: string, countsOf?: (report: Report) => Counts): Promise<boolean> {
  console.log(`\n> ${command}`);
  const [program, ...words] = command.split(" ");
  // A process group of its own, so that a signal also ends what it has started.
  child = spawn(program!, words, { stdio: "inherit", detached: true });
  const [code] = await once(child, "exit");
  const isGood = code === 0;
  const [good, bad] = countsOf
    ? await readFile(report, "utf8")
        .then(JSON.parse)
        .then(countsOf, () => [0, 0])
    : [isGood ? 1 : 0, 0];
  await rm(report, { force: true });
  passed += good;
  // A runner that executed nothing, or failed outside its tests, has failed.
  failed += bad || (isGood && good > 0 ? 0 : 1);
  return isGood;
}
