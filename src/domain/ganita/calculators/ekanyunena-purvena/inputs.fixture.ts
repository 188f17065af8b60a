import fc from "fast-check";
import { type Inputs, number } from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  nines: fc.record({
    n: number,
    nines: fc.constantFrom("9", "99", "999", "-99", "9.9", "0.999", "99999"),
  }),
};
