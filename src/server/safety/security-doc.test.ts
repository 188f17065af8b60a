import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ASVS_LEVELS } from "./asvs-levels.data.ts";

const root = path.join(import.meta.dirname, "../../..");
const text = readFileSync(path.join(root, "docs/security.md"), "utf8");
const tableRows = text
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.slice(2, -2).split(" | "));

const STATES = ["met", "not applicable", "not met", "planned"];

test("every file that the document names is there", () => {
  const named = text.matchAll(/`((?:src|e2e|deploy|scripts|docs)\/[^`\s]*)`/g);
  const files = new Set([...named].map(([, file]) => file!));
  expect(files.size).toBeGreaterThan(0);
  expect([...files].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

describe("OWASP ASVS", () => {
  const asked = [...ASVS_LEVELS[1], ...ASVS_LEVELS[2]].sort((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  const rows = tableRows
    .filter(([numbers = ""]) => /^\d+\.\d+\.\d+/.test(numbers))
    .map(([numbers = "", , state = ""]) => {
      const [first = -1, last = first] = numbers.split("–").map((one) => asked.indexOf(one));
      return { state, requirements: asked.slice(first, last + 1) };
    });

  test("every requirement of levels 1 and 2 stands in one row, in order", () => {
    expect(rows.flatMap(({ requirements }) => requirements)).toEqual(asked);
  });

  test.each([1, 2] as const)("what level %d asks is counted", (level) => {
    const ofLevel = new Set(ASVS_LEVELS[level]);
    const counts = STATES.map((state) => {
      const there = rows.filter((row) => row.state === state).flatMap((row) => row.requirements);
      return there.filter((requirement) => ofLevel.has(requirement)).length;
    });
    expect(counts.reduce((sum, count) => sum + count)).toBe(ofLevel.size);
    expect(tableRows).toContainEqual([level, ...counts, ofLevel.size].map(String));
  });
});

test("every row that is met names the tests that show it, or that it is shown by reading", () => {
  const met = tableRows.filter(([, , state]) => state === "met");
  expect(met.length).toBeGreaterThan(100);
  const shown =
    /^(reading|`(src|e2e|deploy)\/[^`]*\.(test|spec)\.tsx?`(, `(src|e2e|deploy)\/[^`]*\.(test|spec)\.tsx?`)*)$/;
  expect(met.filter((row) => row.length !== 5 || !shown.test(row[4]!))).toEqual([]);
});

test("each of the ten risks of the API list stands in one row, in order", () => {
  const risks = tableRows.filter(([number = ""]) => number.startsWith("API"));
  expect(risks.map(([number]) => number)).toEqual(
    Array.from({ length: 10 }, (_, at) => `API${at + 1}`),
  );
  for (const [, , state] of risks) expect(STATES).toContain(state);
});
