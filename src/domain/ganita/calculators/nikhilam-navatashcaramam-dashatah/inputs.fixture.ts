import {
  base,
  type Inputs,
  optionalBase,
  product2,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "near a power of ten": optionalBase(base)(product2),
};
