import { expect, test } from "vitest";
import { rational } from "../../exact/rational.ts";
import { exact } from "./exact-value.ts";

test("a figure is a whole number or exact text", () => {
  expect(exact(rational(4n, 2n))).toBe(2n);
  expect(exact(rational(-1n, 2n))).toBe("-1/2");
});
