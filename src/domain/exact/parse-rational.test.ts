import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyNumeral, anyText, valueOrRefusal } from "../any-text.fixture.ts";
import { decimalText, parseDecimal } from "./decimal.ts";
import { MAX_NUMBER_TEXT, parseRational } from "./parse-rational.ts";
import { fractionText, rational } from "./rational.ts";

describe("parseRational", () => {
  test.each([
    ["42", "42"],
    ["-12.50", "-25/2"],
    ["+7", "7"],
    ["−0.5", "-1/2"],
    ["-0.05", "-1/20"],
    ["22/7", "22/7"],
    [" 6 / -4 ", "-3/2"],
    ["12,34,567", "1234567"],
    ["1 582 237_500", "1582237500"],
    ["1,000/2,000", "1/2"],
    ["१२३", "123"],
    ["೪.೫", "9/2"],
    ["−౧౦/౪", "-5/2"],
    ["007", "7"],
    ["-0", "0"],
    ["–42", "-42"],
    ["\u201142", "-42"],
    ["－４２", "-42"],
    ["１２３", "123"],
    ["1'234", "1234"],
    ["1’234", "1234"],
    ["٤٢", "42"],
    ["۴۲", "42"],
    ["\u200e42\u200f", "42"],
    ["\u2066−42\u2069 ", "-42"],
    ["\ufeff1’000/３", "1000/3"],
  ])("reads %s as %s", (text, expected) => {
    expect(fractionText(parseRational(text))).toBe(expected);
  });

  test.each([
    "",
    " ",
    "-",
    ".5",
    "5.",
    "1e3",
    "0x10",
    "1.2.3",
    "1/2/3",
    "1.5/2",
    "1 1/2",
    "1,,2",
    ",1",
    "--1",
    "5²",
    "½",
    "10 – 42",
    "−−1",
    "1''2",
    "Infinity",
  ])("refuses %j", (text) => {
    expect(() => parseRational(text)).toThrow(expect.objectContaining({ code: "bad_number" }));
  });

  test.each(["1.234,56", "12.5,13", "1.2,", "१.२३४,५६"])(
    "refuses the comma after the point of %s, and says how to write it",
    (text) => {
      expect(() => parseRational(text)).toThrow(/no comma after it, such as 1234\.56/);
    },
  );

  test("refuses a fraction over zero", () => {
    expect(() => parseRational("1/00")).toThrow(
      expect.objectContaining({ code: "zero_denominator" }),
    );
  });

  test("refuses a text beyond the limit, and reads one at the limit", () => {
    expect(parseRational("9".repeat(MAX_NUMBER_TEXT)).numerator % 10n).toBe(9n);
    expect(() => parseRational("9".repeat(MAX_NUMBER_TEXT + 1))).toThrow(
      expect.objectContaining({ code: "too_long" }),
    );
  });

  test("reads back every fraction that was written", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const value = rational(numerator, denominator);
        expect(parseRational(fractionText(value))).toEqual(value);
      }),
    );
  });
});

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
