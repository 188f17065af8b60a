import { type Inputs, roots } from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "cube roots": roots((n) => n ** 3),
};
