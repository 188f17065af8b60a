import { readFile } from "node:fs/promises";
import path from "node:path";

/** One test that ran, and how long it took. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** What came of a check. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TimedTest[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** Reads what Vitest says of its run; a test that was skipped has failed. */
export async function vitestOutcome(file: string, code: number): Promise<Outcome> {
  const report: VitestReport = JSON.parse(await readFile(file, "utf8"));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${path.relative(process.cwd(), name)}: ${fullName}`,
      seconds: duration / 1000,
    })),
  );
  return judged(code, numPassedTests, numFailedTests + numPendingTests + numTodoTests, tests);
}

/** Reads what Playwright says of its run; a test that was skipped or had to be repeated has failed. */
export async function playwrightOutcome(file: string, code: number): Promise<Outcome> {
  const { stats, suites }: PlaywrightReport = JSON.parse(await readFile(file, "utf8"));
  const tests = suites.flatMap(specsOf).map((spec) => ({
    name: `e2e/${spec.file}: ${spec.title}`,
    seconds:
      spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return judged(code, stats.expected, stats.unexpected + stats.flaky + stats.skipped, tests);
}

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

// A runner that fails without a failed test (no tests, a broken set-up) has failed once.
const judged = (
  code: number,
  passed: number,
  failed: number,
  tests: readonly TimedTest[],
): Outcome => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed, tests });
