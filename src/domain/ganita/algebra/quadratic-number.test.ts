import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rational } from "../../exact/rational.ts";
import { notationText } from "../notation.ts";
import { polynomial, productOf } from "../polynomial.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { exactRoots, isRootOf, rootText, squarePart } from "./quadratic-number.ts";
import { rationalRoots, rootCells } from "./rational-roots.ts";

const of = (...coefficients: (number | bigint)[]) =>
  polynomial(coefficients.map((value) => rational(BigInt(value))));

describe("exactRoots", () => {
  test.each([
    [
      [1, 4, -5],
      ["-5", "1"],
    ],
    [
      [2, 3, -4],
      ["(-3 - √41)/4", "(-3 + √41)/4"],
    ],
    [
      [1, 2, 5],
      ["-1 - 2i", "-1 + 2i"],
    ],
    [
      [1, 12, 58],
      ["-6 - i√22", "-6 + i√22"],
    ],
    [
      [1, 0, -2],
      ["-√2", "√2"],
    ],
    [
      [2, 0, -1],
      ["-√2/2", "√2/2"],
    ],
    [
      [1, 0, -12],
      ["-2√3", "2√3"],
    ],
    [
      [1, 0, 1],
      ["-i", "i"],
    ],
    [
      [1, 2, 1],
      ["-1", "-1"],
    ],
    [
      [-4, -12, -7],
      ["(-3 - √2)/2", "(-3 + √2)/2"],
    ],
    [
      [1, 0, -100_140_049],
      ["-10007", "10007"],
    ],
    [[3, 6], ["-2"]],
  ])("%j has the roots %j", (coefficients, roots) => {
    expect(exactRoots(of(...coefficients)).map(rootText)).toEqual(roots);
  });

  test("are exactly roots", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.bigInt(), (a, b, c) => {
        fc.pre(a !== 0n);
        const p = of(a, b, c);
        for (const root of exactRoots(p)) expect(isRootOf(p, root)).toBe(true);
      }),
    );
  });
});

test.each([
  [-72n, 6n, -2n],
  [1n, 1n, 1n],
  [0n, 1n, 0n],
  [10_007n ** 2n, 10_007n, 1n],
])("%d is the square of %d times %d", (value, square, rest) => {
  expect(squarePart(value)).toEqual({ square, rest });
});

describe("rationalRoots", () => {
  test.each([
    [
      [4, 0, -3, 1],
      [
        ["-1/1", 1],
        ["1/2", 2],
      ],
      "4",
    ],
    [
      [-8, 4, 2, -1],
      [
        ["-1/2", 1],
        ["1/2", 2],
      ],
      "−8",
    ],
    [[2, -1, 2, -1], [["1/2", 1]], "2x² + 2"],
    [[1, 0, 0, -2], [], "x³ − 2"],
    [[1, 0, 0, 0], [["0/1", 3]], "1"],
  ] as const)("of %j", (coefficients, expected, left) => {
    const { roots, rest } = rationalRoots(of(...coefficients));
    const found = roots.map(({ root, multiplicity }) => [
      `${root.numerator}/${root.denominator}`,
      multiplicity,
    ]);
    expect(found).toEqual(expected);
    expect(notationText(polynomialNotation(rest))).toBe(left);
  });

  test("no whole root escapes the cells", () => {
    const root = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    fc.assert(
      fc.property(fc.array(root, { minLength: 1, maxLength: 7 }), (roots) => {
        const p = productOf(roots.map((value) => of(1n, -value)));
        expect(rootCells(p.map(({ numerator }) => numerator))).toEqual(
          expect.arrayContaining(roots),
        );
      }),
    );
  });
});
