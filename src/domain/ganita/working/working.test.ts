import { expect, test } from "vitest";
import { line } from "./line.ts";
import { write } from "./notation.ts";
import { check, judged, worked } from "./working.ts";

const calculation = worked<bigint>({
  result: 1n,
  statement: judged(write`1`),
  lines: [line("Begin:", write`${1n}`), () => line("Made when read:", write`${2n}`)],
  rows: { count: 3, lineAt: (row) => line(`Row ${row}:`, write`${row}`, { digit: row }) },
  closing: [line("End:", write`${9n}`)],
  check: check("by looking", "", write`1 = 1`, true),
});

test("a page holds the steps asked for, numbered from the start of the working", () => {
  const { steps } = calculation;
  expect(steps.total).toBe(7);
  expect(steps.page(0, 100).map(({ step, description }) => [step, description])).toEqual([
    [1, "Begin:"],
    [2, "Made when read:"],
    [3, "Row 0:"],
    [4, "Row 1:"],
    [5, "Row 2:"],
    [6, "End:"],
    [7, "Check by looking:"],
  ]);
  expect(steps.page(3, 2).map(({ figures }) => figures.digit)).toEqual([1, 2]);
  expect(steps.page(1, 1)[0]!.calculation).toBe("2");
  expect(steps.page(7, 10)).toEqual([]);
});
