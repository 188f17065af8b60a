import fc from "fast-check";
import { expect, test } from "vitest";
import { anyNumeral, anyText, valueOrRefusal } from "../any-text.fixture.ts";
import { digitCount } from "../exact/digits.ts";
import { MAX_NUMBER_TEXT } from "../exact/parse-rational.ts";
import { CALCULATOR_AT, CALCULATOR_PATHS } from "./ganita.ts";
import { KNOWN } from "./known-answers.fixture.ts";
import { MAX_DIGITS, readDecimal, readRational, readWhole } from "./read-number.ts";
import { readPolynomial } from "./read-polynomial.ts";

const LONG = ["9".repeat(MAX_DIGITS), "9".repeat(MAX_DIGITS + 1), `0.${"7".repeat(MAX_DIGITS)}`];
const writing = fc.oneof(
  anyNumeral(30),
  anyText(40),
  fc.constantFrom(...LONG, `-${LONG[0]}`, `1/${LONG[0]}`, "0", "-0", "0/0", "1e3", "", " "),
);

test("every reader gives a number within its limit, or refuses with a sentence", () => {
  fc.assert(
    fc.property(writing, (text) => {
      const decimal = valueOrRefusal(() => readDecimal(text));
      if (decimal) expect(digitCount(decimal.coefficient)).toBeLessThanOrEqual(MAX_DIGITS);
      const whole = valueOrRefusal(() => readWhole(text));
      if (whole !== null) expect(decimal).toEqual({ coefficient: whole, places: 0 });
      const ratio = valueOrRefusal(() => readRational(text));
      if (ratio) expect(digitCount(ratio.numerator)).toBeLessThanOrEqual(30);
      valueOrRefusal(() => readPolynomial([text, "1", text], 8));
    }),
    { numRuns: 500 },
  );
});

test("a text of any length is refused without being read", () => {
  const endless = "1".repeat(50 * MAX_NUMBER_TEXT);
  for (const read of [readDecimal, readWhole, readRational]) {
    expect(valueOrRefusal(() => read(endless))).toBeNull();
  }
});

// An example with some of its numbers written otherwise.
const withOthers = (input: unknown, next: () => string | null): unknown => {
  if (typeof input === "number" || typeof input === "string") return next() ?? `${input}`;
  if (Array.isArray(input)) return input.map((entry) => withOthers(entry, next));
  return Object.fromEntries(
    Object.entries(input as object).map(([name, value]) => [
      name,
      /^(mode|type|power|vinculum)$/.test(name) ? value : withOthers(value, next),
    ]),
  );
};

test.each(CALCULATOR_PATHS)(
  "%s works with whatever is written, or refuses it with a sentence",
  (path) => {
    const inputs = KNOWN[path].answers.map(({ input }) => input);
    const others = fc.infiniteStream(fc.option(writing, { freq: 2 }));
    fc.assert(
      fc.property(fc.constantFrom(...inputs), others, (input, stream) => {
        const written = withOthers(input, () => stream.next().value ?? null);
        valueOrRefusal(() => {
          const { steps, check } = CALCULATOR_AT[path].answer(written);
          expect(steps.page(0, 5).length).toBeGreaterThan(0);
          expect(check.calculation).not.toBe("");
        });
      }),
      { numRuns: 40 },
    );
  },
);
