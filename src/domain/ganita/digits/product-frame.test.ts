import { expect, test } from "vitest";
import { productCheck } from "./product-frame.ts";

test("the check of a product says what a digit root is", () => {
  expect(productCheck([97n, 96n], 9312n)).toMatchObject({
    description:
      "Check by digit roots: add the digits of a number until one is left; that is its root. The factors' roots multiplied have the same root as the product.",
    calculation: "97 → 7, 96 → 6; 7 × 6 = 42 → 6; 9312 → 6",
    agrees: true,
  });
});
