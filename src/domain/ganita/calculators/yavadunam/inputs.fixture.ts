import fc from "fast-check";
import {
  base,
  type Inputs,
  number,
  optionalBase,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  deficiencies: optionalBase(base)(fc.record({ n: number, power: fc.constantFrom(2, 3) })),
};
