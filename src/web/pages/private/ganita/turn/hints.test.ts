import { describe, expect, test } from "vitest";
import { unlessRefused } from "#domain/domain-error.ts";
import {
  CALCULATOR_AT,
  CALCULATOR_PATHS,
  type CalculatorPath,
  examplesOf,
} from "#domain/ganita/ganita.ts";
import { type Notation, notationText } from "#domain/ganita/notation.ts";
import { workingOf } from "../board/working-of.fixture.ts";
import { formsOf } from "../form/forms.ts";
import { seededDraw } from "../worksheet/problems.ts";
import { asksOf, hintsOf, taskOf } from "./hints.ts";

const textOf = (hint: string | Notation) => (typeof hint === "string" ? hint : notationText(hint));
const sizesIn = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** The steps of a working that leave blanks, their hints, and the numbers known before them. */
function askedIn(path: CalculatorPath, input: object) {
  const { entries, steps } = workingOf(path, input);
  const known = new Set(sizesIn(Object.values(entries).flat().join(" ")));
  return steps.flatMap((asked) => {
    const before = new Set(known);
    for (const size of sizesIn(notationText(asked.notation))) known.add(size);
    const answers = asksOf(asked).map(({ value }) => value);
    if (answers.length === 0) return [];
    return [{ answers, known: before, hints: hintsOf(path, asked).map(textOf) }];
  });
}
const hintsIn = (path: CalculatorPath, input: object) =>
  askedIn(path, input).map(({ hints }) => hints);

test("hints say what to do, then show the line without what it finds", () => {
  expect(hintsIn("nikhilam-navatashcaramam-dashatah", { a: "98", b: "97" })).toContainEqual([
    "To find it, multiply.",
    "(−2) × (−3) = …",
  ]);
  expect(hintsIn("vyashtisamashtih", { a: "46", b: "55" })[0]).toEqual([
    "To find it, add and divide.",
    "(46 + 55) ÷ 2 = …",
  ]);
});

test("a sum in columns says how a column is added", () => {
  const [first] = hintsIn("addition", { nums: ["234", "403", "564", "721"] });
  expect(first![0]).toBe(
    "Add the digits of this column, going up, and count its dots too. Each full ten becomes a dot; write what is left.",
  );
  expect(first![1]).toMatch(/^1 \+ 4 = .*Write …; 1 dot goes to the tens\.$/);
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
  const [first] = hintsIn("chalana-kalanabhyam", { coefficients: ["7", "-11", "-7"] });
  expect(first![0]).toEqual(says);
});

test("the sentence above the blanks is the step's own, and counts them", () => {
  const step = (description: string) => ({ number: 1, description, notation: [] });
  expect(taskOf(step("The successive differentials:"), 3)).toBe(
    "The successive differentials: fill in the 3 blanks.",
  );
  expect(taskOf(step("Add."), 1)).toBe("Add. Fill in the blank.");
});

// Answers of one digit are left out: the line may have the same digit by chance.
describe("a hint hides each answer, and nowhere tells one that is new", () => {
  const forms = CALCULATOR_PATHS.flatMap((path) => formsOf(path).map((form) => ({ path, form })));
  test.each(forms)("$path $form.fixed", ({ path, form }) => {
    const draw = seededDraw(`${path} ${JSON.stringify(form.fixed)}`);
    for (let count = 0; count < 40; count++) {
      const input = { ...form.fixed, ...form.draws!(draw, 2) };
      for (const { answers, known, hints } of unlessRefused(() => askedIn(path, input)) ?? []) {
        const line = hints.find((text) => text.includes("…"));
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
      for (const text of hintsIn(path, input).flat()) {
        expect(text).toMatch(/^[A-Z].*\.$|…/);
      }
    }
  });
});
