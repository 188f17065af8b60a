import fc from "fast-check";
import { type Inputs, number } from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "straight division": fc.record({ dividend: number, divisor: number }),
};
