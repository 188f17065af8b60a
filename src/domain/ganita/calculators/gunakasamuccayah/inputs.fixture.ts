import fc from "fast-check";
import {
  type Inputs,
  linear,
  list,
  polynomial,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "the multipliers together": fc
    .tuple(list(linear, 2, 4), fc.option(polynomial(4)))
    .map(([factors, expression]) => ({ factors, ...(expression && { expression }) })),
};
