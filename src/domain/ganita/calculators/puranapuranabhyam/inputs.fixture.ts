import fc from "fast-check";
import {
  decimal,
  factored,
  four,
  type Inputs,
  list,
  rational,
  withMode,
} from "../../testing/proof-reader/arbitraries.fixture.ts";

const quadratic = fc.oneof(
  fc.record({ a: rational, b: rational, c: rational }),
  factored(2)
    .filter(({ length }) => length === 3)
    .map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
);

const cubic = fc.oneof(
  fc.record(four),
  factored(3)
    .filter(({ length }) => length === 4)
    .map(([a, b, c, d]) => ({ a: a!, b: b!, c: c!, d: d! })),
);

/** Inputs of every mode, by name of the case. */
export const inputs: Inputs = {
  "completed squares": quadratic,
  "completed cubes": withMode("cubic", cubic),
  "completed tens": withMode(
    "sum",
    fc.record({
      nums: list(
        decimal.map((text) => text.replace("-", "")),
        1,
        8,
      ),
    }),
  ),
};
