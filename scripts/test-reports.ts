import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** One test that ran, and how long it took. */
export interface TimedTest {
  /** Its file and its title. */
  readonly name: string;
  readonly seconds: number;
}

/** A test, or a whole check, that failed. */
export interface Failure {
  readonly name: string;
  /** The lines that say why. */
  readonly why: string;
}

/** The outcome of a check. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly tests: readonly TimedTest[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface ReportedTest extends TimedTest {
  readonly status: string;
  readonly messages: readonly string[];
}

const LINES_OF_WHY = 20;
const CALL_IN_A_LIBRARY = /^\s+at .*(node_modules|node:internal|<anonymous>)/;

/** Reads Vitest's report of a run; counts skipped tests as failed. */
export async function vitestOutcome(file: string): Promise<Outcome> {
  const { testResults }: VitestReport = JSON.parse(await readFile(file, "utf8"));
  const reported = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const testFile = path.relative(process.cwd(), name);
    const tests = assertionResults.map(
      ({ fullName, status, duration = 0, failureMessages }): ReportedTest => ({
        name: `${testFile}: ${fullName}`,
        seconds: duration / 1000,
        status,
        messages: failureMessages ?? [],
      }),
    );
    // A file fails if it cannot be loaded or one of its hooks fails.
    const failedAlone = status === "failed" && tests.every((test) => test.status !== "failed");
    return failedAlone
      ? [...tests, { name: testFile, seconds: 0, status, messages: [message] }]
      : tests;
  });
  return outcomeOf(reported, "passed");
}

/** Reads Playwright's report of a run; counts skipped and repeated tests as failed. */
export async function playwrightOutcome(file: string): Promise<Outcome> {
  const { suites }: PlaywrightReport = JSON.parse(await readFile(file, "utf8"));
  const reported = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(
      ({ status, results }): ReportedTest => ({
        name: `e2e/${file}: ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status,
        messages: results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)),
      }),
    ),
  );
  return outcomeOf(reported, "expected");
}

/** The failure of a whole check: the last lines that it wrote. */
export const failureOfCheck = (name: string, output: string): Failure => ({
  name,
  why: plainLines(output).slice(-LINES_OF_WHY).join("\n"),
});

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function outcomeOf(reported: readonly ReportedTest[], good: string): Outcome {
  const bad = reported.filter(({ status }) => status !== good);
  const failures = bad.map(({ name, status, messages }) => ({
    name,
    why: plainLines(messages.join("\n") || `It was ${status}.`)
      .slice(0, LINES_OF_WHY)
      .join("\n"),
  }));
  return { passed: reported.length - bad.length, failures, tests: reported };
}

const plainLines = (text: string) =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "" && !CALL_IN_A_LIBRARY.test(line));
