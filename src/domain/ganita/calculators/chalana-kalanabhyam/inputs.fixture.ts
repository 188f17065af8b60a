import fc from "fast-check";
import {
  factored,
  type Inputs,
  polynomial,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "repeated factors": fc.record({ coefficients: fc.oneof(polynomial(4), factored(8)) }),
};
