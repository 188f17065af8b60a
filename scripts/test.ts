import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { exitCode } from "./exit-code.ts";

// npm test: every check there is. The last line counts them; a check that could not run has failed.

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const LAYERS = ["src/domain", "src/contract", "src/server", "src/web", "."];
const UNIT_PROJECTS = ["domain", "web", "server-embedded", "server-postgres"];
const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-tests-"));
const total = { passed: 0, failed: 0 };
const program = (name: string) => path.join("node_modules/.bin", name);
// A runner that fails without a failed test (no tests, a broken set-up) has failed once.
const judged = (code: number, passed: number, failed: number): Count => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

await count("Formatting, lint and import fences", () =>
  oneCheck("biome", ["check", "--error-on-warnings", "."]),
);
await count("Types of the routes", () => oneCheck("react-router", ["typegen"]));
for (const layer of LAYERS) await count(`Types of ${layer}`, () => oneCheck("tsc", ["-p", layer]));
await count("The site", async () => {
  await buildSite();
  return { passed: 1, failed: 0 };
});
for (const project of UNIT_PROJECTS) await count(`Tests of ${project}`, () => vitest(project));
await count("Browser journeys", playwright);
await count("Budgets in bytes and counts", () =>
  oneCheck("node", [
    "bench/main.ts",
    "reading-pages",
    "tool-pages",
    "page-requests",
    "cirus-table",
    "api-bytes",
  ]),
);

await rm(folder, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function count(title: string, check: () => Promise<Count>) {
  process.stdout.write(`\n— ${title}\n`);
  const { passed, failed } = await check().catch((error: Error) => {
    process.stdout.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
}

async function oneCheck(name: string, words: readonly string[]): Promise<Count> {
  return (await exitCode(program(name), words)) === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

async function vitest(project: string): Promise<Count> {
  const report = path.join(folder, `${project}.json`);
  const code = await exitCode(program("vitest"), [
    "run",
    `--project=${project}`,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests } = await readReport(report);
  return judged(code, numPassedTests!, numFailedTests! + numPendingTests!);
}

async function playwright(): Promise<Count> {
  const report = path.join(folder, "journeys.json");
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const code = await exitCode(program("playwright"), ["test", "--reporter=line,json"], { env });
  const { expected, unexpected, flaky, skipped } = (await readReport(report))
    .stats as unknown as Record<string, number>;
  return judged(code, expected!, unexpected! + flaky! + skipped!);
}

async function readReport(file: string): Promise<Record<string, number>> {
  return JSON.parse(await readFile(file, "utf8"));
}
