import fc from "fast-check";
import { type Inputs, whole, withMode } from "../../testing/proof-reader/arbitraries.fixture.ts";

const osculated = fc
  .tuple(fc.constantFrom("", "-"), fc.nat(60), fc.constantFrom(1, 3, 7, 9))
  .map(([sign, tens, units]) => `${sign}${10 * tens + units}`);

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "osculation by addition": fc.record({ n: whole(99_999), divisor: osculated }),
  "osculation by subtraction": withMode(
    "negative",
    fc.record({ n: whole(99_999), divisor: osculated }),
  ),
};
