import { expect, test } from "vitest";
import { columnSentence } from "./column.ts";
import { stepsOf } from "./urdhva.fixture.ts";

test.each([
  ["123", "456", 0, "Column 1 of 5, vertical: 3×6 = 18: write 8, carry 1"],
  [
    "123",
    "456",
    2,
    "Column 3 of 5, crosswise: 1×6 + 2×5 + 3×4 = 28, plus 2 carried, 30: write 0, carry 3",
  ],
  ["98", "87", 3, "Column 4 of 4, carry: no product is left, plus 8 carried, 8: write 8"],
])("%s × %s, column %i", (a, b, column, sentence) => {
  const steps = stepsOf({ a, b });
  expect(columnSentence(steps[column]!, steps.length)).toBe(sentence);
});

test("writes a true minus for bar digits", () => {
  const steps = stepsOf({ a: "68", b: "29", vinculum: true });
  expect(columnSentence(steps[1]!, steps.length)).toContain("−3×−1");
});

test("says how many products of a long column are not told", () => {
  const steps = stepsOf({ a: "1".repeat(60), b: "1".repeat(60) });
  expect(columnSentence(steps[59]!, steps.length)).toMatch(
    /^Column 60 of 119, crosswise: (1×1 \+ ){3}54 more( \+ 1×1){3} = 60/,
  );
});
