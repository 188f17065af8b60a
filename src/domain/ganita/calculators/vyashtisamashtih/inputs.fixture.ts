import fc from "fast-check";
import {
  type Inputs,
  number,
  rational,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "about the average": fc.record({ a: fc.oneof(number, rational), b: fc.oneof(number, rational) }),
  "fourth powers": withMode(
    "quartic",
    fc.oneof(
      fc.record({ a: rational, b: rational, c: rational }),
      // With x = 0, or with the average of the two, as a root.
      fc
        .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), fc.boolean())
        .map(([a, b, isEven]) => ({
          a: `${a}`,
          b: `${isEven ? a + 2 * b : b}`,
          c: `${isEven ? 2 * b ** 4 : a ** 4 + b ** 4}`,
        })),
    ),
  ),
};
