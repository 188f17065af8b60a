import { expect, test } from "vitest";
import { DomainError } from "../domain-error.ts";
import { columnTitle, placeName } from "./place-name.ts";
import { readDecimal, readRational, readWhole } from "./read-number.ts";
import { readPolynomial } from "./read-polynomial.ts";
import { counted } from "./working/counted.ts";

test("reads a thousand digits with separators, and not one more", () => {
  const grouped = Array(250).fill("1234").join(",");
  expect(`${readDecimal(grouped).coefficient}`).toHaveLength(1_000);
  const message = "Use numbers of at most 1,000 digits in this calculator.";
  for (const text of ["1".repeat(1_001), `0.${"0".repeat(1_000)}1`, "1".repeat(30_000)]) {
    expect(() => readDecimal(text)).toThrow(expect.objectContaining({ code: "too_long", message }));
  }
});

test("a whole number has no decimals", () => {
  expect(readWhole("-12.0")).toBe(-12n);
  expect(() => readWhole("1.5")).toThrow(expect.objectContaining({ code: "bad_number" }));
});

// What is not read must not be proposed: each sentence names only what its field takes.
test.each([
  ["a whole number", readWhole, ["x", "1.5", "1/2", "1.234,5", ""], "42"],
  ["a decimal", readDecimal, ["x", "1/2", "1e3", ""], "42, -3.5"],
  ["any number", readRational, ["x", "1e3", ""], "42, -3.5, 22/7"],
])("%s is asked for with examples that are read", (_, read, refused, examples) => {
  for (const text of refused) {
    const sentence = refusalOf(() => read(text));
    const proposed = sentence.match(/-?\d[\d./]*(?<!\.)/gu)!;
    expect(proposed.join(", ")).toBe(examples);
    for (const example of proposed) expect(() => read(example)).not.toThrow();
  }
});

test("a polynomial is asked for by its coefficients", () => {
  for (const texts of [["x^3-4x^2+5x-2"], ["1", "-4x"]])
    expect(refusalOf(() => readPolynomial(texts, 6))).toBe(
      "Write the coefficients alone, from the highest power down: 1, -4, 5, -2 for x³ - 4x² + 5x - 2.",
    );
  expect(readPolynomial(["1", "-4", "5", "-2"], 6)).toHaveLength(4);
});

function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof DomainError) return error.message;
  }
  throw new Error("it was read");
}

test("a coefficient has thirty digits above and below the line", () => {
  const [above, below] = ["1".repeat(30), `1${"0".repeat(29)}`];
  expect(readRational(`${above}/${below}`).numerator).toBe(BigInt(above));
  for (const text of [`${above}1`, `1/${below}0`]) {
    expect(() => readRational(text)).toThrow(expect.objectContaining({ code: "too_long" }));
  }
});

test.each([
  [0, "Units"],
  [4, "Ten thousands"],
  [12, "10¹² place"],
  [-1, "Tenths"],
  [-12, "10⁻¹² place"],
])("the place 10^%i is titled %s", (exponent, title) => {
  expect(columnTitle(exponent)).toBe(title);
});

test("names stand in sentences as they are", () => {
  expect(placeName(2)).toBe("hundreds");
  expect([counted(1, "place"), counted(2, "place")]).toEqual(["1 place", "2 places"]);
});
