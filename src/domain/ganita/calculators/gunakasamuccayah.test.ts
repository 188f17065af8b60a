import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gunakasamuccayah } from "./gunakasamuccayah.ts";

const whole = fc.integer({ min: -9, max: 9 });
const factors = fc.array(
  fc.tuple(
    whole.filter((a) => a !== 0),
    whole,
  ),
  { minLength: 2, maxLength: 8 },
);
const asText = (list: readonly (readonly number[])[]) =>
  list.map(([a, b]) => [`${a}`, `${b}`] as const);

/** Plain multiplication of coefficient lists. */
function expand(list: readonly (readonly number[])[]): bigint[] {
  return list.reduce<bigint[]>(
    (product, [a, b]) => {
      const next = Array<bigint>(product.length + 1).fill(0n);
      product.forEach((value, index) => {
        next[index]! += value * BigInt(a!);
        next[index + 1]! += value * BigInt(b!);
      });
      return next;
    },
    [1n],
  );
}

describe("gunakasamuccayah", () => {
  test("sums the products that leave out one factor each", () => {
    const { result, steps } = gunakasamuccayah.answer({
      factors: [
        ["3", "-4"],
        ["4", "1"],
      ],
    });
    expect(result).toEqual({ holds: true, product: [12n, -13n, -4n] });
    expect(steps.page(1, 3).map(({ calculation }) => calculation)).toEqual([
      "D₁ = 24x − 13",
      "3 × (4x + 1) = 12x + 3, 4 × (3x − 4) = 12x − 16",
      "(12x + 3) + (12x − 16) = 24x − 13",
    ]);
  });

  test("holds for a product, and only for it", () => {
    fc.assert(
      fc.property(factors, fc.nat(), whole, (list, seed, change) => {
        const product = expand(list);
        const claimed = [...product];
        claimed[seed % claimed.length]! += BigInt(change);
        const { result, check } = gunakasamuccayah.answer({
          factors: asText(list),
          expression: claimed.map(String),
        });
        expect(result).toEqual({ holds: change === 0, product });
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test.each([
    ["empty", []],
    ["outside_domain", [["1", "1"]]],
    [
      "outside_domain",
      [
        ["0", "1"],
        ["1", "1"],
      ],
    ],
    ["too_long", Array(9).fill(["1", "1"])],
    [
      "bad_number",
      [
        ["1", "x"],
        ["1", "1"],
      ],
    ],
    [
      "too_long",
      [
        ["1", "1".repeat(31)],
        ["1", "1"],
      ],
    ],
  ])("refuses with %s", (code, list) => {
    expect(() => gunakasamuccayah.answer({ factors: list as never })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

test("the check of a false claim shows where it fails", () => {
  const { check } = gunakasamuccayah.answer({
    factors: [
      ["1", "1"],
      ["1", "1"],
    ],
    expression: ["1", "2", "2"],
  });
  expect(check.says).toBe("the factors multiplied and the product given differ.");
  expect(check.calculation).toBe("x = 2: 3 × 3 = 9 ≠ 10");
  expect(check.agrees).toBe(true);
});
