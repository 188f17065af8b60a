import fc from "fast-check";
import { type Inputs, whole } from "../../testing/proof-reader/arbitraries.fixture.ts";

const fraction = {
  p: whole(60),
  q: fc.integer({ min: -60, max: 60 }).map(String),
};

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "remainders by the last digit": fc.record(fraction),
};
