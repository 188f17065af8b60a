import fc from "fast-check";
import {
  four,
  type Inputs,
  linear,
  rational,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "equal products": fc.record(four),
  "equal numerators": withMode(
    "equal-numerators",
    fc.record({ m: rational, first: linear, second: linear }),
  ),
  ratios: withMode("ratio", fc.record({ n1: linear, d1: linear, n2: linear, d2: linear })),
  reciprocals: withMode("reciprocals", fc.record(four)),
};
