import fc from "fast-check";
import { expect, test } from "vitest";
import { anyNumeral, anyText, valueOrRefusal } from "../any-text.fixture.ts";
import { decimalText, parseDecimal } from "./decimal.ts";
import { parseRational } from "./parse-rational.ts";
import { fractionText } from "./rational.ts";

const writing = fc.oneof(anyNumeral(40), anyText(60));

test("any text is a number that can be written and read again, or is refused with a sentence", () => {
  fc.assert(
    fc.property(writing, (text) => {
      const value = valueOrRefusal(() => parseRational(text));
      if (value === null) return;
      expect(value.denominator).toBeGreaterThan(0n);
      expect(parseRational(fractionText(value))).toEqual(value);
    }),
    { numRuns: 2_000 },
  );
});

test("a decimal is the same number as that fraction, or is refused", () => {
  fc.assert(
    fc.property(writing, (text) => {
      const value = valueOrRefusal(() => parseDecimal(text));
      if (value === null) return;
      expect(parseRational(decimalText(value))).toEqual(parseRational(text));
      expect(parseDecimal(decimalText(value))).toEqual(value);
    }),
    { numRuns: 2_000 },
  );
});

test.each(["9", "-", " ", "1,", "1/", "1 ", "०", ".", "\ud800"])(
  "a very long row of %j is settled at once",
  (piece) => {
    for (const length of [20_000, 200_000]) {
      valueOrRefusal(() => parseRational(piece.repeat(length / piece.length)));
    }
    expect(valueOrRefusal(() => parseRational(piece.repeat(20_001)))).toBeNull();
  },
);
