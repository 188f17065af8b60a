import fc from "fast-check";
import { type Inputs, list, number } from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  subtraction: fc.record({ nums: list(number, 1, 4) }),
};
