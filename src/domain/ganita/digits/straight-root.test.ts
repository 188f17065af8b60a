import { expect, test } from "vitest";
import { notationText } from "../notation.ts";
import { straightRoot } from "./straight-root.ts";

const REDUCED = "a larger one would leave too little for the products to come:";

// A quotient is divided out as far as it goes unless the digits after it need more.
test.each([
  ["2", 2, "10 × 1 + 0 = 10; 10 = 2 × 4 + 2"],
  ["16129", 2, "10 × 0 + 6 = 6; 6 = 2 × 2 + 2"],
  ["15625", 3, "10 × 7 + 6 = 76; 76 = 12 × 5 + 16"],
] as const)("the root of %s says why a digit is smaller than the quotient", (n, degree, line) => {
  const { steps } = straightRoot({ n }, degree);
  const digits = steps
    .page(0, steps.total)
    .filter(({ description }) => /^Digit \d+ of the root/.test(description));
  expect(digits.filter(({ description }) => description.includes(REDUCED))).toContainEqual(
    expect.objectContaining({ calculation: line }),
  );
});

test.each([
  ["2", 2, "8", "√2 ≈ 1.41421356, remainder 0.0000000067121264"],
  ["10", 3, "3", "∛10 ≈ 2.154, remainder 0.006051736"],
  ["49", 2, "3", "√49 = 7"],
] as const)(
  "the root of %s is the answer, with its remainder beside it",
  (n, degree, places, said) => {
    expect(notationText(straightRoot({ n, places }, degree).statement)).toBe(said);
  },
);
