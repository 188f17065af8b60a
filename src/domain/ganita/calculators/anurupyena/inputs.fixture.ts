import fc from "fast-check";
import {
  base,
  type Inputs,
  likePair,
  number,
  optionalBase,
  pair,
  product2,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "a working base": optionalBase(
    fc.tuple(fc.integer({ min: 1, max: 9 }), base).map(([lead, ten]) => `${lead}${ten.slice(1)}`),
  )(product2),
  "the other one is zero": withMode("shunyam-anyat", fc.oneof(fc.record(pair), likePair)),
  "cubes in proportion": withMode("cube", fc.record({ n: number })),
};
