import fc from "fast-check";
import {
  type Inputs,
  list,
  number,
  polynomial,
  rational,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  division: fc.record({ dividend: number, divisor: number }),
  "division of polynomials": withMode(
    "polynomial",
    fc.record({ dividend: polynomial(5), divisor: polynomial(3) }),
  ),
  transposition: withMode(
    "equation",
    fc.oneof(
      fc.record({ type: fc.constantFrom(1, 2, 4), coefficients: list(rational, 4, 4) }),
      fc.record({ type: fc.constant(3), coefficients: list(rational, 6, 6) }),
    ),
  ),
};
