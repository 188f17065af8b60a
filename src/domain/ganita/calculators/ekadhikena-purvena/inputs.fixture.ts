import fc from "fast-check";
import {
  decimal,
  type Inputs,
  whole,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

// a and b begin alike, and their endings add up to a power of ten; some have zeros after them.
const likeBeginnings = fc
  .tuple(
    fc.nat(99),
    fc.integer({ min: 1, max: 2 }),
    fc.nat(10_000),
    fc.constantFrom("", "", "0", "00"),
  )
  .map(([previous, places, seed, zeros]) => {
    const power = 10 ** places;
    const ending = (seed % (power - 1)) + 1;
    return {
      a: `${previous * power + ending}`,
      b: `${previous * power + power - ending}${zeros}`,
    };
  });

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "squares that end in 5": decimal.map((n) => ({
    n: `${n.replace(/\.?0*$/, "")}5${n.length % 3 === 0 && !n.includes(".") ? "00" : ""}`,
  })),
  "like beginnings": withMode("product", likeBeginnings),
  "recurring decimals from the right": withMode(
    "recurring",
    fc
      .tuple(whole(90), fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 3, 7, 9))
      .map(([p, tens, units]) => ({ p, q: `${10 * (tens % 12) + units}` })),
  ),
};
