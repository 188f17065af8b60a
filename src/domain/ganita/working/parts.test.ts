import { describe, expect, test } from "vitest";
import { rational } from "../../exact/rational.ts";
import { asQuadraticNumber } from "../algebra/quadratic-number.ts";
import { leadsToRoots } from "../algebra/roots-check.ts";
import { recurs } from "../digits/recurring-decimal.ts";
import { settleParts, settling } from "../digits/settle-parts.ts";
import { notationText } from "../notation.ts";
import { inFactors } from "../polynomial-expression.ts";
import { equals, equation, minus, plus, times } from "./expression.ts";
import {
  inPlaces,
  joinedParts,
  lastDigit,
  leftOfElevens,
  split,
  valueWithRoot,
  withDigitRoot,
  zero,
} from "./parts.ts";

test.each([
  [split(105n, 1), "105 = 10 | 5"],
  [split(1_005n, 2), "1005 = 10 | 05"],
  [joinedParts([92n, "16"]), "92 | 16 → 9216"],
  [joinedParts([0n, "0819"]), "0 | 0819 → 819"],
  [inPlaces([times(2n, 3n), plus(4n, 5n)], [6n, 9n]), "2 × 3 | 4 + 5 = 6 | 9"],
  [withDigitRoot(8526n), "8526 → 3"],
  [withDigitRoot(0), "0 → 0"],
  [withDigitRoot({ coefficient: -123n, places: 1 }), "−12.3 → 6"],
  [valueWithRoot(times(6n, 7n)), "6 × 7 = 42 → 6"],
  [lastDigit(81n), "81 → 1"],
  [lastDigit(81n, equals(times(9n, 9n)), "carried"), "9 × 9 = 81 → 1, carry 8"],
  [lastDigit(8n, undefined, "carried if any"), "8 → 8"],
  [leftOfElevens(20n, equals(times(4n, 5n))), "4 × 5 = 20 → 9"],
  [leftOfElevens(-3n, equals(minus(2n, 5n))), "2 − 5 = −3 → 8"],
])("a part of a line finds what it says: %#", (notation, text) => {
  expect(notationText(notation)).toBe(text);
});

const polynomial = (...coefficients: number[]) =>
  coefficients.map((value) => rational(BigInt(value)));

describe("a part of a line that would be untrue is never written", () => {
  test.each<[string, () => unknown]>([
    ["an equation", () => equation(times(2n, 3n), 7n)],
    ["values in their places", () => inPlaces([times(2n, 3n), plus(4n, 5n)], [6n, 8n])],
    [
      "parts that are settled",
      () => settling([94n, 12n], { ...settleParts([94n, 12n], 2), value: 9_413n }, 2),
    ],
    ["factors", () => inFactors(polynomial(1, 3, 3), [polynomial(1, 1), polynomial(1, 2)])],
    ["roots", () => leadsToRoots(zero("x"), polynomial(1, -4), [asQuadraticNumber(rational(5n))])],
    ["a period", () => recurs(rational(1n, 7n), "1/7", "142856")],
  ])("%s", (_, make) => {
    expect(make).toThrow(Error);
  });
});
