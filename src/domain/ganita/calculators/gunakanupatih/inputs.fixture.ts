import fc from "fast-check";
import {
  type Inputs,
  list,
  number,
  polynomial,
  rational,
  whole,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "sums of coefficients": fc.oneof(
    fc.record({ factors: list(list(rational, 1, 3), 1, 3), product: polynomial(4) }),
    fc.tuple(whole(9), whole(9)).map(([a, b]) => ({
      factors: [
        ["1", a],
        ["1", b],
      ],
      product: ["1", `${Number(a) + Number(b)}`, `${Number(a) * Number(b)}`],
    })),
  ),
  "digit roots": withMode(
    "number",
    fc.oneof(
      fc.record({ a: number, b: number, product: number }),
      fc
        .tuple(fc.nat(999), fc.nat(999), fc.constantFrom(0, 0, 9, 1))
        .map(([a, b, off]) => ({ a: `${a}`, b: `${b}`, product: `${a * b + off}` })),
    ),
  ),
  "in proportion": withMode("proportion", fc.record({ a: number, b: number, ratio: rational })),
};
