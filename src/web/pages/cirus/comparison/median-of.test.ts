import { expect, test } from "vitest";
import { medianOf } from "./median-of.ts";

test.each([
  [[3, 1, 2], 2],
  [[4, null, 1, 2, 3], 2.5],
  [[7], 7],
  [[null, null], null],
  [[], null],
])("the median of %j is %j", (values, median) => {
  expect(medianOf(values)).toBe(median);
});
