import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

// Runs npm test where each program only writes a report.

const vitest = (numPassedTests: number, exit = 0) =>
  reporting({ numPassedTests, numFailedTests: 7 - numPassedTests }, exit);
const playwright = (expected: number, others = {}, exit = 0) =>
  reporting({ stats: { expected, unexpected: 0, flaky: 0, ...others } }, exit);
const reporting = (report: object, exit: number) =>
  `echo '${JSON.stringify(report)}' > "$PLAYWRIGHT_JSON_OUTPUT_NAME"; exit ${exit}`;

test.each([
  // Lint, types, build and budgets count as one each.
  ["all pass", {}, "16 passed, 0 failed"],
  ["a unit test fails", { vitest: vitest(6, 1) }, "15 passed, 1 failed"],
  ["a journey fails at first", { playwright: playwright(4, { flaky: 1 }) }, "15 passed, 1 failed"],
  ["a runner breaks after its tests", { vitest: vitest(7, 1) }, "16 passed, 1 failed"],
  ["a runner executes nothing", { playwright: playwright(0) }, "11 passed, 1 failed"],
  ["a runner writes no report", { playwright: "exit 0" }, "11 passed, 1 failed"],
  ["a budget is missed", { npm: 'test "$2" != bench' }, "15 passed, 1 failed"],
  ["lint fails, and nothing else runs", { npm: 'test "$2" != lint' }, "0 passed, 1 failed"],
])("where %s, the last line counts it", async (_, fakes, last) => {
  const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-programs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const programs = { npm: "exit 0", vitest: vitest(7), playwright: playwright(5), ...fakes };
  for (const [name, content] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${content}\n`, { mode: 0o755 });
  }
  const file = path.join(import.meta.dirname, "test.ts");
  const { status, stdout } = spawnSync(process.execPath, [file], {
    encoding: "utf8",
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  expect(stdout.split("\n").slice(-3)).toEqual(["", last, ""]);
  expect(status).toBe(last.endsWith(" 0 failed") ? 0 : 1);
});
