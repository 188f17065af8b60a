import fc from "fast-check";
import { type Inputs, likePair, pair } from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "two equations": fc.oneof(fc.record(pair), likePair),
};
