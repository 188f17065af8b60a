import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { multiply } from "../../exact/rational.ts";
import { settleParts } from "../digits/settle-parts.ts";
import { yavadunam } from "./yavadunam.ts";

const anyNumber = fc
  .tuple(fc.bigInt(), fc.nat(20))
  .map(([coefficient, places]) => decimalText(decimal(coefficient, places)));

describe("yavadunam", () => {
  test("lessens 96 by its deficiency and sets up the square", () => {
    const { result, steps } = yavadunam.answer({ n: "96", power: 2 });
    expect(result).toBe(9216n);
    expect(steps.page(0, 5).map(({ calculation }) => calculation)).toEqual([
      "10² = 100",
      "96 − 100 = −4",
      "96 − 4 = 92",
      "(−4)² = 16",
      "92 | 16 → 92 | 16",
    ]);
  });

  test.each([
    ["1", "A base has at least one zero, so take the smallest one:"],
    ["5", "A base has at least one zero, so take the smallest one:"],
    ["6", "Take the power of ten nearest to the number as the base:"],
  ])("says why the base of %s is 10", (n, description) => {
    const [base] = yavadunam.answer({ n, power: 2 }).steps.page(0, 1);
    expect(base).toMatchObject({ description, calculation: "10¹ = 10" });
  });

  test("tells a carry from a borrow", () => {
    const settling = (n: string, power: 2 | 3) =>
      yavadunam
        .answer({ n, power })
        .steps.page(0, 20)
        .find(({ figures }) => "parts" in figures);
    const places = "Each part after the first has as many places as the base has zeros";
    expect(settling("88", 2)).toMatchObject({
      description: `${places}; the excess is carried to the left:`,
      calculation: "76 | 144 → 76 + 1 | 144 − 100 → 77 | 44",
    });
    expect(settling("98", 3)).toMatchObject({
      description: `${places}; a part below zero borrows from the part on its left:`,
      calculation: "94 | 12 | −8 → 94 | 12 − 1 | 100 − 8 → 94 | 11 | 92",
    });
  });

  test("squares and cubes as plain multiplication does", () => {
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(2, 3), (n, power) => {
        const { result, check } = yavadunam.answer({ n, power });
        const value = parseRational(n);
        const square = multiply(value, value);
        expect(parseRational(`${result}`)).toEqual(power === 2 ? square : multiply(square, value));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("gives the same from any power of ten", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 1, max: 90 }), (n, zeros) => {
        const base = `1${"0".repeat(zeros)}`;
        expect(yavadunam.answer({ n: `${n}`, power: 3, base }).result).toBe(n ** 3n);
      }),
    );
  });

  test("cubes a thousand digits", () => {
    const n = 10n ** 999n + 12345n;
    expect(yavadunam.answer({ n: `${n}`, power: 3 }).result).toBe(n ** 3n);
  });

  test("says what fits better far from a base", () => {
    expect(yavadunam.answer({ n: "52", power: 2 }).remarks).toHaveLength(1);
    expect(
      yavadunam.answer({ n: "55", power: 2 }).remarks.flatMap(({ suggest }) => suggest),
    ).toEqual(["ekadhikena-purvena", "anurupyena", "urdhva-tiryagbhyam"]);
    expect(yavadunam.answer({ n: "55", power: 3 }).remarks).toHaveLength(1);
    expect(yavadunam.answer({ n: "96", power: 2 }).remarks).toEqual([]);
  });

  test.each([
    ["bad_mode", { n: "96", power: 4 as never }],
    ["outside_domain", { n: "96", power: 2 as const, base: "50" }],
    ["bad_number", { n: "1/2", power: 2 as const }],
    ["too_long", { n: "1".repeat(1_001), power: 2 as const }],
  ])("refuses with %s", (code, input) => {
    expect(() => yavadunam.answer(input)).toThrow(expect.objectContaining({ code }));
  });
});

test("settling parts keeps the number and gives each its places", () => {
  expect(settleParts([94n, 12n, -8n], 2).parts).toEqual(["94", "11", "92"]);

  const part = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 5 }), (middle, last, places) => {
      const base = 10n ** BigInt(places);
      const { parts, value } = settleParts([10n ** 13n, middle, last], places);
      expect(value).toBe(10n ** 13n * base ** 2n + middle * base + last);
      expect(parts.slice(1).every((text) => text.length === places)).toBe(true);
    }),
  );
});
