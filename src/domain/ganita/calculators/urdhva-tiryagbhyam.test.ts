import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { multiply } from "../../exact/rational.ts";
import { notationText } from "../notation.ts";
import { productOfNumbers, productOfPolynomials } from "./urdhva-tiryagbhyam.ts";

const anyNumber = fc
  .tuple(fc.bigInt(), fc.nat(20))
  .map(([coefficient, places]) => decimalText(decimal(coefficient, places)));

const numberOf = (digits: readonly number[]) =>
  digits.reduce((value, digit) => 10n * value + BigInt(digit), 0n);

const THOUSAND_DIGITS = 7n ** 1_183n;

describe("productOfNumbers", () => {
  test("draws 98 × 87 as the lines, the columns and the carries", () => {
    const { upperDigits, lowerDigits, steps, statement, check } = productOfNumbers({
      a: "98",
      b: "87",
    });
    expect([upperDigits, lowerDigits]).toEqual([
      [9, 8],
      [8, 7],
    ]);
    expect(steps.page(1, 1)).toEqual([
      {
        stepNum: 2,
        stepType: "crosswise",
        column: 1,
        columnName: "Tens",
        pairs: [
          [1, 0],
          [0, 1],
        ],
        products: ["9×7=63", "8×8=64"],
        productsTotal: null,
        sum: 127,
        carryIn: 5,
        total: 132,
        digit: 2,
        carryOut: 13,
        description: "Tens, crosswise:",
        calculation: "9 × 7 + 8 × 8 = 127, with 5 carried 132; write 2, carry 13.",
      },
    ]);
    expect(steps.page(3, 9)).toMatchObject([
      {
        description: "Thousands, carry:",
        calculation: "no product is left, with 8 carried 8; write 8.",
      },
    ]);
    expect(notationText(statement)).toBe("98 × 87 = 8526");
    expect(check.calculation).toBe("98 → 8, 87 → 6; 8 × 6 = 48 → 3; 8526 → 3");
  });

  test("says how digits become bar digits, and where a negative column's digit comes from", () => {
    const { steps } = productOfNumbers({ a: "68", b: "29", vinculum: true });
    const [units, tens] = steps.page(0, 2);
    expect(units!.description).toBe(
      "From the right, a digit over 5 becomes its complement to 10, with a bar, and 1 is carried to the left: 68 = 1 3\u0304 2\u0304, 29 = 3 1\u0304. Units, vertical:",
    );
    expect(tens!.calculation).toBe(
      "(−3) × (−1) + (−2) × 3 = −3; −3 = (−1) × 10 + 7; write 7, carry −1.",
    );
    const description = (a: string, b: string, vinculum?: boolean) =>
      productOfNumbers({ a, b, ...(vinculum && { vinculum }) }).steps.page(0, 1)[0]!.description;
    expect(description("68", "29")).toBe("Units, vertical:");
    expect(description("23", "45", true)).toBe("Units, vertical:");
    expect(description("6".repeat(30), "29", true)).toMatch(/to the left\. Units, vertical:$/);
  });

  test("puts sign and point back at the end", () => {
    const { result, framing } = productOfNumbers({ a: "-8.4", b: "2.5" });
    expect(result).toBe(-21n);
    expect(framing.map(({ notation }) => notationText(notation))).toEqual(["2100 → −21"]);
  });

  test("multiplies as plain arithmetic does, with bar digits or without", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, fc.boolean(), (a, b, vinculum) => {
        const { result, steps, check, upperDigits, lowerDigits } = productOfNumbers({
          a,
          b,
          vinculum,
        });
        expect(parseRational(`${result}`)).toEqual(multiply(parseRational(a), parseRational(b)));
        expect(check.agrees).toBe(true);

        const columns = steps.page(0, steps.total);
        const written = columns.map(({ digit }) => digit).reverse();
        expect(BigInt(written.join(""))).toBe(numberOf(upperDigits) * numberOf(lowerDigits));
        for (const { carryIn, sum, total, digit, carryOut } of columns) {
          expect([total, digit + 10 * carryOut]).toEqual([sum + carryIn, total]);
        }
      }),
    );
  });

  test("every pair of a column adds up to its place, and no pair is missed", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(10 ** 9), (a, b) => {
        const { steps, upperDigits } = productOfNumbers({ a: `${a}`, b: `${b}` });
        const columns = steps.page(0, steps.total);
        for (const { column, pairs } of columns) {
          for (const [upper, lower] of pairs) expect(upper + lower).toBe(column);
        }
        expect(columns.flatMap(({ pairs }) => pairs)).toHaveLength(upperDigits.length ** 2);
      }),
    );
  });

  test("multiplies a thousand digits by a thousand and lists only what is read", () => {
    const { result, steps, column } = productOfNumbers({
      a: `${THOUSAND_DIGITS}`,
      b: `${THOUSAND_DIGITS}`,
    });
    expect(`${THOUSAND_DIGITS}`).toHaveLength(1_000);
    expect(result).toBe(THOUSAND_DIGITS * THOUSAND_DIGITS);

    const [middle] = steps.page(999, 1);
    expect(middle).toMatchObject({ column: 999, stepType: "crosswise", productsTotal: 1_000 });
    expect(middle!.products).toHaveLength(6);
    expect(middle!.calculation).toContain("+ 994 more +");
    expect(JSON.stringify(steps.page(750, 500)).length).toBeLessThan(500_000);

    const whole = column(999);
    expect(whole.products).toHaveLength(1_000);
    const sum = whole.products.reduce((total, text) => total + Number(text.split("=")[1]), 0);
    expect(sum).toBe(whole.sum);
  });

  test("lists all products of twenty digits", () => {
    const { steps } = productOfNumbers({ a: "9".repeat(20), b: "9".repeat(20) });
    expect(steps.page(19, 1)[0]).toMatchObject({ productsTotal: null });
    expect(steps.page(19, 1)[0]!.products).toHaveLength(20);
  });

  test.each([
    ["bad_number", "12a", "3"],
    ["bad_number", "1/2", "3"],
    ["bad_number", "", "3"],
    ["too_long", "1".repeat(1_001), "3"],
    ["too_long", "3", "9".repeat(50_000)],
  ])("refuses with %s", (code, a, b) => {
    expect(() => productOfNumbers({ a, b })).toThrow(expect.objectContaining({ code }));
  });

  test.each([-1, 3, 0.5])("has no column %d in a product of three", (column) => {
    const product = productOfNumbers({ a: "14", b: "12" });
    expect(() => product.column(column)).toThrow(
      expect.objectContaining({ code: "number_out_of_range" }),
    );
  });
});

describe("productOfPolynomials", () => {
  test("each power of x has a column, the constant first", () => {
    const { result, steps, answer, check } = productOfPolynomials({
      first: ["2", "3"],
      second: ["4", "-5"],
    });
    expect(result).toEqual([8n, 2n, -15n]);
    expect(notationText(answer)).toBe("8x² + 2x − 15");
    expect(
      steps.page(0, 9).map(({ description, calculation }) => `${description} ${calculation}`),
    ).toEqual([
      "The constant, vertical: 3 × (−5) = −15",
      "The column of x, crosswise: 2 × (−5) + 3 × 4 = 2",
      "The column of x², vertical: 2 × 4 = 8",
      "The columns together, each with its power of x: (2x + 3)(4x − 5) = 8x² + 2x − 15",
      `${check.description} ${check.calculation}`,
    ]);
  });

  // With coefficients below 10 and nothing carried, x = 1000 keeps the columns apart.
  test("agrees with ordinary multiplication of their values", () => {
    const coefficients = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
    const at1000 = (values: readonly (number | bigint)[]) =>
      values.reduce<bigint>((sum, value) => 1000n * sum + BigInt(value), 0n);
    fc.assert(
      fc.property(coefficients, coefficients, (p, q) => {
        const { result } = productOfPolynomials({ first: p.map(String), second: q.map(String) });
        expect(at1000(result as bigint[])).toBe(at1000(p) * at1000(q));
      }),
    );
  });

  test("refuses a degree over 8", () => {
    const first = Array<string>(10).fill("1");
    expect(() => productOfPolynomials({ first, second: ["1"] })).toThrow(
      expect.objectContaining({ code: "too_long" }),
    );
  });
});
