import { expect, test } from "vitest";
import { withoutFactor } from "./without-factor.ts";

test.each([
  [28n, 2n, 7n, 2],
  [27n, 3n, 1n, 3],
  [-50n, 5n, -2n, 2],
  [7n, 2n, 7n, 0],
  [0n, 2n, 0n, 0],
  [3n * 2n ** 3_299n, 2n, 3n, 3_299],
  [-(5n ** 1_400n), 5n, -1n, 1_400],
])("%d without %d is %d, taken %d times", (value, prime, rest, count) => {
  expect(withoutFactor(value, prime)).toEqual({ rest, count });
});
