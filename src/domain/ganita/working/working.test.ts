import { expect, test } from "vitest";
import { write } from "../notation.ts";
import { line } from "./line.ts";
import { check, judged, worked } from "./working.ts";

const calculation = worked({
  result: 1n,
  statement: judged(write`1`),
  lines: [
    line("begin", "Begin:", write`${1n}`),
    () => line("lazy", "Made when read:", write`${2n}`),
  ],
  rows: { count: 3, lineAt: (row) => line("row", `Row ${row}:`, write`${row}`, { digit: row }) },
  closing: [line("end", "End:", write`${9n}`)],
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
  expect(steps.page(3, 2).map(({ figures }) => figures)).toEqual([{ digit: 1 }, { digit: 2 }]);
  expect(steps.page(1, 1)[0]!.calculation).toBe("2");
  expect(steps.page(7, 10)).toEqual([]);
});
