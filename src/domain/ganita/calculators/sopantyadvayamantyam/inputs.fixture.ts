import fc from "fast-check";
import {
  type Inputs,
  number,
  rational,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "factors in progression": fc.oneof(
    fc.record({ p: rational, q: rational, r: rational, s: rational }),
    fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -4, max: 4 })).map(([p, step]) => ({
      p: `${p}`,
      q: `${p + step}`,
      r: `${p + 2 * step}`,
      s: `${p + 3 * step}`,
    })),
  ),
  "times 11 to 19": withMode(
    "multiply",
    fc.record({
      n: number,
      by: fc
        .tuple(fc.constantFrom("", "-"), fc.integer({ min: 11, max: 19 }))
        .map(([s, n]) => `${s}${n}`),
    }),
  ),
};
