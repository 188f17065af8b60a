import { expect, test } from "vitest";
import { CROSSWISE, NEAR_HUNDRED } from "./examples.ts";

test("98 × 97 lacks 2 and 3 of a hundred: 95 and 06", () => {
  expect(NEAR_HUNDRED).toMatchObject({
    base: 100n,
    devA: -2n,
    devB: -3n,
    cross: 95n,
    right: "06",
    statement: "98 × 97 = 9506",
    result: 98n * 97n,
  });
});

test("32 × 41 is worked in four columns", () => {
  expect(CROSSWISE.result).toBe(32n * 41n);
  expect(CROSSWISE.steps.page(0, 9).map(({ digit }) => digit)).toEqual([2, 1, 3, 1]);
});
