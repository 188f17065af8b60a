import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fractionText, rational } from "../exact/rational.ts";
import { calculate, OPERATIONS } from "./arithmetic.ts";

describe("calculate", () => {
  test.each([
    ["addition", "15 18"],
    ["multiplication", "36 108"],
    ["subtraction_fd", "9 6"],
    ["subtraction_bd", "0 -12"],
    ["division_fd", "4 4/3"],
    ["division_bd", "1 1/12"],
  ] as const)("%s of 12, 3, 3 runs through %s", (operation, results) => {
    expect(calculate([12n, 3n, 3n], operation).map(fractionText).join(" ")).toBe(results);
  });

  test("the civil days of a yuga are Earth's rotations less the Sun's revolutions", () => {
    expect(calculate([1_582_237_500n, 4_320_000n], "subtraction_fd")).toEqual([
      rational(1_577_917_500n),
    ]);
  });

  test.each(OPERATIONS)("%s of one number is that number", (operation) => {
    expect(calculate([7n], operation)).toEqual([rational(7n)]);
    expect(calculate([], operation)).toEqual([]);
  });

  test("takes fractions as well as whole numbers", () => {
    expect(calculate([12n, 3n, 8n], "division_fd").map(fractionText)).toEqual(["4", "1/2"]);
    expect(calculate([rational(1n, 3n), 2n], "multiplication").map(fractionText)).toEqual(["2/3"]);
  });

  test.each(["division_fd", "division_bd"] as const)(
    "%s refuses to divide by zero",
    (operation) => {
      expect(() => calculate([5n, 0n, 5n], operation)).toThrow(
        expect.objectContaining({ code: "division_by_zero", message: "Division by zero." }),
      );
    },
  );

  test("zero divided is zero", () => {
    expect(calculate([0n, 5n], "division_fd")).toEqual([rational(0n)]);
  });

  test("refuses a product past 20,000 digits", () => {
    const tokens = Array<bigint>(100).fill(10n ** 2_000n);
    expect(() => calculate(tokens, "multiplication")).toThrow(
      expect.objectContaining({ code: "result_too_large" }),
    );
  });

  test("refuses results past 200,000 digits together, however few each has", () => {
    const long = 10n ** 19_900n - 1n;
    const short = Array<bigint>(99).fill(7n);
    for (const operation of ["addition", "subtraction_fd", "division_fd"] as const) {
      expect(() => calculate([long, ...short], operation)).toThrow(
        expect.objectContaining({ code: "result_too_large" }),
      );
      expect(calculate([long, ...short.slice(0, 9)], operation)).toHaveLength(9);
    }
    const factors = Array<bigint>(100).fill(10n ** 190n - 1n);
    expect(() => calculate(factors, "multiplication")).toThrow(/200,000 digits together/);
    expect(calculate(Array<bigint>(100).fill(10n ** 30n - 1n), "multiplication")).toHaveLength(99);
  });

  const numbers = fc.array(fc.bigInt(), { minLength: 2, maxLength: 12 });

  test("ends where plain arithmetic ends, after one result per further number", () => {
    fc.assert(
      fc.property(numbers, (tokens) => {
        const backward = tokens.toReversed();
        const lastOf = (operation: (typeof OPERATIONS)[number]) => {
          const results = calculate(tokens, operation);
          expect(results).toHaveLength(tokens.length - 1);
          return results.at(-1);
        };
        expect(lastOf("addition")).toEqual(rational(tokens.reduce((sum, token) => sum + token)));
        expect(lastOf("multiplication")).toEqual(
          rational(tokens.reduce((product, token) => product * token)),
        );
        expect(lastOf("subtraction_fd")).toEqual(
          rational(tokens.reduce((rest, token) => rest - token)),
        );
        expect(lastOf("subtraction_bd")).toEqual(
          rational(backward.reduce((rest, token) => rest - token)),
        );
      }),
    );
  });

  test("division divides by the product of the rest", () => {
    fc.assert(
      fc.property(numbers, (tokens) => {
        fc.pre(tokens.every((token) => token !== 0n));
        const [first, ...rest] = tokens;
        const divisor = rest.reduce((product, token) => product * token);
        expect(calculate(tokens, "division_fd").at(-1)).toEqual(rational(first!, divisor));
        expect(calculate(tokens.toReversed(), "division_bd").at(-1)).toEqual(
          rational(first!, divisor),
        );
      }),
    );
  });
});
