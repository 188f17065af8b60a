import fc from "fast-check";
import {
  type Inputs,
  number,
  polynomial,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  crosswise: fc.record({ a: number, b: number, vinculum: fc.boolean() }),
  "crosswise polynomials": withMode(
    "polynomial",
    fc.record({ first: polynomial(5), second: polynomial(5) }),
  ),
};
