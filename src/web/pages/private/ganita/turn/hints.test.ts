import { describe, expect, test } from "vitest";
import { type CalculatorPath, DEFINITION_AT } from "#domain/ganita/calculator-path.ts";
import { type Definition, examplesOf } from "#domain/ganita/definition.ts";
import { DEFINITIONS } from "#domain/ganita/definitions.ts";
import { bars, type Notation, notationText, over, power, write } from "#domain/ganita/notation.ts";
import { layoutOf } from "../board/layout-of.ts";
import { crosswiseColumns } from "../board/layouts/crosswise-columns.ts";
import { workingOf } from "../board/working-of.fixture.ts";
import type { WorkedStep } from "../worked.ts";
import { hintsOf, taskOf } from "./hints.ts";

const textOf = (hint: string | Notation) => (typeof hint === "string" ? hint : notationText(hint));
const step = (notation: Notation, description = "What to do:"): WorkedStep => ({
  number: 1,
  description,
  notation,
});
const hints = (notation: Notation, answers: readonly string[]) =>
  hintsOf(step(notation), answers).map(textOf);

/** The steps of an example that leave blanks, with their answers. */
function askedIn(path: CalculatorPath, input: object) {
  const working = workingOf(path, input);
  const { marks } = layoutOf(working) ?? crosswiseColumns(working)!;
  return working.steps.flatMap((asked) => {
    const answers = marks.flatMap((mark) => (mark.step === asked.number ? mark.answers : []));
    return answers.length === 0 ? [] : [{ asked, answers }];
  });
}
const hintsIn = (path: CalculatorPath, input: object) =>
  askedIn(path, input).map(({ asked, answers }) => hintsOf(asked, answers).map(textOf));

test.each<[Notation, string[], string[]]>([
  [write`${98n} + (${-3n}) = ${95n}`, ["95"], ["To find it, add.", "98 + (−3) = …"]],
  [
    write`(${58n} + ${62n}) ÷ ${2n} = ${60n}`,
    ["60"],
    ["To find it, add and divide.", "(58 + 62) ÷ 2 = …"],
  ],
  [write`${power(-2n, 3)} = ${-8n}`, ["-8"], ["To find it, cube the number.", "(−2)³ = …"]],
  [
    write`${4n} × ${4n} = ${16n}, ${4n} + ${0n} = ${4n}`,
    ["16", "4"],
    ["To find them, multiply.", "4 × 4 = …, 4 + 0 = …"],
  ],
  [
    write`${2n} − ${4n} = ${bars([-2])}`,
    ["-2"],
    [
      "To find it, subtract. Less than zero is written with a bar: type it with a minus.",
      "2 − 4 = …",
    ],
  ],
  [write`x = ${2n} ÷ ${7n} = ${over(2n, 7n)}`, ["2/7"], ["To find it, divide.", "x = 2 ÷ 7 = …"]],
  [
    write`${88n}: ${9n} − ${8n} = ${1n} → ${-12n}`,
    ["-12"],
    ["To find it, subtract.", "88: 9 − 8 = 1 → …"],
  ],
  // The answer is used before and after the sum that comes to it, or in two of them.
  [["60 − 2 = 58, 60 + 2 = 62"], ["2"], ["60 − … = 58, 60 + … = 62"]],
  [["4 + 54 = 58; 58 × (0 6) → 0 348"], ["58"], ["To find it, add.", "4 + 54 = …"]],
  // A number that the step knows stays, although it is the same.
  [["6 = 2 × 2 + 2"], ["2"], ["6 = 2 × 2 + …"]],
  // A plain line is one text.
  [["1 × 1 = 1"], ["1"], ["To find it, multiply.", "1 × 1 = …"]],
  [["1 − 0 = 1, 2 − 1 = 1"], ["1", "1"], ["To find them, subtract.", "1 − 0 = …, 2 − 1 = …"]],
  [["3² = 9; write 9"], ["9", "9"], ["To find them, square the number.", "3² = …; write …"]],
  // In a sum of letters nothing is said of numbers.
  [["−11x = −11 → x = 1"], ["-11", "-11"], ["…x = … → x = 1"]],
  [["1 × (x + 1) = x + 1"], ["1", "1"], ["1 × (x + 1) = x + …"]],
  [["4x + 16 = 0 → x = −4"], ["-4"], ["4x + 16 = 0 → x = …"]],
  [write`${55n} = ${power(7n, 2)} + ${6n}`, ["7"], ["55 = …² + 6"]],
])("%j hints at %j", (notation, answers, expected) => {
  expect(hints(notation, answers)).toEqual(expected);
});

test("a line that would tell the answer, or nothing, is no hint", () => {
  expect(hints(["y = x"], ["4"])).toEqual([]);
  expect(hints(["68x − 68y = 204"], ["68", "-68", "204"])).toEqual([]);
});

test("a sum in columns says how a column is added", () => {
  expect(hintsIn("addition", { nums: ["234", "403", "564", "721"] })[0]).toEqual([
    "Add the digits of this column, going up, and count its dots too. Each full ten becomes a dot; write what is left.",
    "1 + 4 = 5, 5 + 3 = 8, 8 + 4 = 12 → dot, keep …. Write …; 1 dot goes to the tens.",
  ]);
});

test("a crosswise product says how a column is worked", () => {
  const [units, tens, , thousands] = hintsIn("urdhva-tiryagbhyam", { a: "98", b: "87" });
  expect(units).toEqual([
    "Multiply the two digits that the line joins: that is the sum. Write its last digit, and carry the rest.",
    "8 × 7 = …",
  ]);
  expect(tens).toEqual([
    "Multiply the two digits of each line and add the products: that is the sum. Add what is carried in. Write the last digit, and carry the rest.",
    "9 × 7 + 8 × 8 = …, … + 5 = …",
  ]);
  expect(thousands).toEqual([
    "No digits are left to multiply, so the sum is 0. Add what is carried in. Write what you have.",
    "0 + 8 = …",
  ]);
});

test("differentials are told how they are taken", () => {
  const says = expect.stringMatching(/^Multiply each term by its exponent/);
  expect(hintsIn("chalana-kalanabhyam", { coefficients: ["7", "-11", "-7"] })[0]).toEqual([says]);
  const factored = {
    factors: [
      ["1", "1"],
      ["1", "2"],
    ],
    expression: ["1", "3", "2"],
  };
  expect(hintsIn("gunakasamuccayah", factored)).toContainEqual([says]);
});

test("the sentence above the blanks is the step's own, and counts them", () => {
  expect(taskOf(step([], "The successive differentials:"), 3)).toBe(
    "The successive differentials: fill in the 3 blanks.",
  );
  expect(taskOf(step([], "Add."), 1)).toBe("Add. Fill in the blank.");
});

describe("no hint is a fragment", () => {
  test.each((DEFINITIONS as readonly Definition[]).map(({ path }) => path as CalculatorPath))(
    "%s",
    (path) => {
      for (const { input } of examplesOf(DEFINITION_AT[path])) {
        for (const { asked, answers } of askedIn(path, input)) {
          for (const hint of hintsOf(asked, answers)) {
            const text = textOf(hint);
            expect(text).toMatch(typeof hint === "string" ? /^[A-Z].*\.$/ : /…/);
          }
        }
      }
    },
  );
});
