import fc from "fast-check";
import {
  type Inputs,
  number,
  roots,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "squares by duplexes": fc.record({ n: number }),
  "square roots": withMode(
    "root",
    roots((n) => n * n).map(({ n, ...rest }) => ({ n: n.replace("-", ""), ...rest })),
  ),
};
