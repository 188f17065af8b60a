import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { n: "33076161" },
    result: { root: "321", remainder: "0" },
    intermediates: {
      group: "33",
      first: "3",
      divisor: "27",
      columns: [
        { net: "60", digit: 2, left: "6" },
        { net: "31", digit: 1, left: "4" },
      ],
    },
    source: "computed and checked",
  },
  {
    input: { n: "-12167" },
    result: { root: "-23", remainder: "0" },
    intermediates: { group: "12", first: "2", divisor: "12" },
    source: "computed and checked",
  },
  {
    input: { n: "2", places: "4" },
    result: { root: "1.2599", remainder: "0.000100242201" },
    intermediates: { divisor: "3" },
    source: "∛2 = 1.25992104989…; the remainder computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { n: "1".repeat(61) }, error: "too_long", suggest: [] },
];
