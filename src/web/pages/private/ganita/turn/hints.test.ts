import { describe, expect, test } from "vitest";
import { unlessRefused } from "#domain/domain-error.ts";
import {
  CALCULATOR_AT,
  CALCULATOR_PATHS,
  type CalculatorPath,
  examplesOf,
} from "#domain/ganita/ganita.ts";
import {
  bars,
  type Notation,
  notationText,
  over,
  power,
  write,
} from "#domain/ganita/working/notation.ts";
import type { WorkedStep } from "../answer.ts";
import { layoutOf } from "../board/layout-of.ts";
import { crosswiseColumns } from "../board/layouts/crosswise-columns.ts";
import { workingOf } from "../board/working-of.fixture.ts";
import { formsOf } from "../form/forms.ts";
import { seededDraw } from "../worksheet/seeded-draw.ts";
import { hintsOf, taskOf } from "./hints.ts";

const textOf = (hint: string | Notation) => (typeof hint === "string" ? hint : notationText(hint));
const step = (notation: Notation, description = "What to do:"): WorkedStep => ({
  number: 1,
  description,
  notation,
});
const hints = (notation: Notation, answers: readonly string[]) =>
  hintsOf(step(notation), answers).map(textOf);

const sizesIn = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** The steps of an example that leave blanks, with their answers and what is known before them. */
function askedIn(path: CalculatorPath, input: object) {
  const working = workingOf(path, input);
  const { marks } = layoutOf(working) ?? crosswiseColumns(working)!;
  const known = new Set(sizesIn(Object.values(working.entries).flat().join(" ")));
  return working.steps.flatMap((asked) => {
    const before = new Set(known);
    for (const size of sizesIn(notationText(asked.notation))) known.add(size);
    const answers = marks.flatMap((mark) => (mark.step === asked.number ? mark.answers : []));
    return answers.length === 0 ? [] : [{ asked, answers, known: before }];
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
  [
    write`x = ${-5n} ÷ ${2n} = −${over(5n, 2n)}`,
    ["-5/2"],
    ["To find it, divide.", "x = −5 ÷ 2 = …"],
  ],
  // However the number is written.
  [["(46 + 55) ÷ 2 = 50.5"], ["101/2"], ["To find it, add and divide.", "(46 + 55) ÷ 2 = …"]],
  [["(−1) × (−2) = 2"], ["02"], ["To find it, multiply.", "(−1) × (−2) = …"]],
  // No sum comes to the answer, so it is hidden in all of them.
  [["60 − 2 = 58, 60 + 2 = 62"], ["2"], ["60 − … = 58, 60 + … = 62"]],
  [["6 = 2 × 2 + 2"], ["2"], ["6 = … × … + …"]],
  [write`${55n} = ${power(7n, 2)} + ${6n}`, ["7"], ["55 = …² + 6"]],
  [write`(y + ${1n})⁴ + (y − ${1n})⁴ = ${706n}`, ["1"], ["(y + …)⁴ + (y − …)⁴ = 706"]],
  // A sum that contains it does not tell it; the sums before use another of the same size.
  [["10 × 3 + 9 − 3 × 5 = 24; 24 = 7 × 3 + 3"], ["3"], ["10 × 3 + 9 − 3 × 5 = 24; 24 = 7 × … + …"]],
  [
    ["10 × 6 = 8 × 7 + 4; 4 × 7 = 28 → 8"],
    ["8"],
    ["To find it, multiply.", "10 × 6 = … × 7 + 4; 4 × 7 = 28 → …"],
  ],
  // The line goes on with it.
  [
    ["4 + 54 = 58; 58 × (0 6) → 0 348"],
    ["58"],
    ["To find it, add.", "4 + 54 = …; … × (0 6) → 0 348"],
  ],
  [
    ["6 + 3 = 9, 9 + 5 = 14 → dot, keep 4, 4 + 5 = 9. Write 9"],
    ["9"],
    ["To find it, add.", "6 + 3 = …, … + 5 = 14 → dot, keep 4, 4 + 5 = …. Write …"],
  ],
  [
    ["8 + 5 + (−1) = 12; 12 × (−1  1) → −12  12"],
    ["12"],
    ["To find it, add.", "8 + 5 + (−1) = …; … × (−1  1) → …  …"],
  ],
  // And comes to it once more.
  [["3 + 2 = 5, 5 + 0 = 5. Write 5"], ["5"], ["To find it, add.", "3 + 2 = …, … + 0 = …. Write …"]],
  [
    ["4 + 8 = 12 → dot, keep 2, 2 + 0 = 2. Write 2"],
    ["2"],
    ["To find it, add.", "4 + 8 = 12 → dot, keep …, … + 0 = …. Write …"],
  ],
  [["10 − 1 = 9, 9 − 0 = 9"], ["9", "9"], ["To find them, subtract.", "10 − 1 = …, 9 − 0 = …"]],
  [["10 − 1 = 9, 9 − 6 = 3"], ["9", "3"], ["To find them, subtract.", "10 − 1 = …, 9 − 6 = …"]],
  // A plain line is one text.
  [["1 × 1 = 1"], ["1"], ["To find it, multiply.", "1 × 1 = …"]],
  [["1 − 0 = 1, 2 − 1 = 1"], ["1", "1"], ["To find them, subtract.", "1 − 0 = …, 2 − 1 = …"]],
  [["3² = 9; write 9"], ["9", "9"], ["To find them, square the number.", "3² = …; write …"]],
  [
    ["2 × 2 × 1 = 4, with 1 carried 5; write 5, carry 0"],
    ["4", "5"],
    ["To find them, multiply.", "2 × 2 × 1 = …, with 1 carried …; write …, carry 0"],
  ],
  // In a sum of letters nothing is said of numbers.
  [["−11x = −11 → x = 1"], ["-11", "-11"], ["…x = … → x = 1"]],
  [["1 × (x + 1) = x + 1"], ["1", "1"], ["1 × (x + 1) = x + …"]],
  [["4x + 16 = 0 → x = −4"], ["-4"], ["4x + 16 = 0 → x = …"]],
  // The sign of a coefficient stands before it, and tells it from another of the same size.
  [
    write`(${-13n} + ${5n})x = ${2n} × (${-13n}) → −${13n}x = ${-71n}`,
    ["-13", "-71"],
    ["To find them, multiply.", "(−13 + 5)x = 2 × (−13) → …x = …"],
  ],
  [
    ["(3x + 4) − (6x + 7) = −3x − 3, (5x + 6) − (2x + 3) = 3x + 3"],
    ["-3", "-3", "3", "3"],
    ["(3x + 4) − (6x + 7) = …x − …, (5x + 6) − (2x + 3) = …x + …"],
  ],
])("%j hints at %j", (notation, answers, expected) => {
  expect(hints(notation, answers)).toEqual(expected);
});

test("an answer that is in a sum is told nowhere", () => {
  expect(hints(["x² − 14x + 49 = −48 + 49"], ["49"])).toEqual(["x² − 14x + … = −48 + …"]);
  const division = ["quotient 1039, remainder 93: 588167 = 566 × 1039 + 93"];
  expect(hints(division, ["1039", "93"])).toEqual([
    "quotient …, remainder …: 588167 = 566 × … + …",
  ]);
  const factor = ["x³ − 3x + 2 = (x − 1)(x² + x − 2), 3x² − 3 = (x − 1)(3x + 3)"];
  expect(hints(factor, ["1"])).toEqual([
    "x³ − 3x + 2 = (x − …)(x² + x − 2), 3x² − 3 = (x − …)(3x + 3)",
  ]);
  const root: Notation = [{ kind: "root", radicand: ["10"] }];
  expect(hints(write`(x + ${8n})² = ${10n} → x = −${8n} ± ${root}`, ["10"])).toEqual([
    "(x + 8)² = … → x = −8 ± √…",
  ]);
  expect(hints(["10x − 7 = 0 → x = 7/10"], ["10"])).toEqual(["…x − 7 = 0"]);
  const osculated = ["4370 = 10 × 437 + 0; 437 + 2 × 0 = 437"];
  expect(hints(osculated, ["437"])).toEqual([
    "To find it, multiply and add.",
    "4370 = 10 × … + 0; … + 2 × 0 = …",
  ]);
});

test("a line that would tell the answer, or nothing, is no hint", () => {
  expect(hints(["20 = 20"], ["20", "20"])).toEqual([]);
  expect(hints(write`${49n}x − ${49n}y = ${-49n}`, ["49", "-49", "-49"])).toEqual([]);
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

// Answers of one digit are left out: the line may have the same digit by chance.
describe("a hint hides each answer, and nowhere tells one that is new", () => {
  const forms = CALCULATOR_PATHS.flatMap((path) => formsOf(path).map((form) => ({ path, form })));
  test.each(forms)("$path $form.fixed", ({ path, form }) => {
    const draw = seededDraw(`${path} ${JSON.stringify(form.fixed)}`);
    for (let count = 0; count < 40; count++) {
      const input = { ...form.fixed, ...form.draws!(draw, 2) };
      for (const { asked, answers, known } of unlessRefused(() => askedIn(path, input)) ?? []) {
        const line = hintsOf(asked, answers)
          .map(textOf)
          .find((text) => text.includes("…"));
        if (line === undefined) continue;
        const long = answers.filter((answer) => /\d\d/.test(answer));
        expect(line.split("…").length, line).toBeGreaterThan(long.length);
        for (const answer of long) {
          const size = answer.replace("-", "");
          // What a product or a sum that comes to a blank begins with is part of the task.
          const isOperand = RegExp(`[×÷] ${size}\\b|\\b${size}( [×÷]|\\b[^=→,;]*[=→] −?…)`);
          const isKnown = known.has(size) || isOperand.test(line);
          if (!isKnown) expect(sizesIn(line), `${line} tells ${answer}`).not.toContain(size);
        }
      }
    }
  });
});

describe("no hint is a fragment", () => {
  test.each(CALCULATOR_PATHS)("%s", (path) => {
    for (const { input } of examplesOf(CALCULATOR_AT[path])) {
      for (const { asked, answers } of askedIn(path, input)) {
        for (const hint of hintsOf(asked, answers)) {
          const text = textOf(hint);
          expect(text).toMatch(typeof hint === "string" ? /^[A-Z].*\.$/ : /…/);
        }
      }
    }
  });
});
