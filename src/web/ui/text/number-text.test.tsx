import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { displayNumber } from "#domain/exact/power-of-ten-display.ts";
import { rational } from "#domain/exact/rational.ts";
import { NumberText } from "./number-text.tsx";

const shown = (numerator: bigint, denominator = 1n) =>
  render(<NumberText value={displayNumber(rational(numerator, denominator))} />).container;

test("writes a number under a million with separators", () => {
  expect(shown(320_000n)).toHaveTextContent("320,000");
});

test("writes larger ones with a raised exponent that is read out as a power", () => {
  const page = shown(4_320_000n);
  expect(page).toHaveTextContent("4.32 × 10 to the power of ^6");
  expect(page.querySelector("sup")).toHaveTextContent("6");
});

test("writes tiny ones with a true minus in the exponent", () => {
  expect(shown(1n, 10n ** 12n).querySelector("sup")).toHaveTextContent("−12");
});

test("marks a number whose digits were cut off", () => {
  expect(shown(1n, 3n)).toHaveTextContent("≈ 0.3333333333");
  expect(shown(1n, 4n)).not.toHaveTextContent("≈");
});
