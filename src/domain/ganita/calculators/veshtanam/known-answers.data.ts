import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { n: "4370", divisor: "19" },
    result: { divisible: true },
    intermediates: { osculator: "2", osculated: "19" },
    source: "4370 = 19 × 230, computed and checked",
  },
  {
    input: { n: "21112", divisor: "7" },
    result: { divisible: true },
    intermediates: { osculator: "5", osculated: "35" },
    source: "21112 = 7 × 3016, computed and checked",
  },
  {
    input: { mode: "negative", n: "4370", divisor: "31" },
    result: { divisible: false },
    intermediates: { osculator: "3" },
    source: "4370 = 31 × 140 + 30, computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { n: "4370", divisor: "20" }, error: "outside_domain", suggest: ["dhvajanka"] },
  { input: { n: "4370", divisor: "0" }, error: "zero_divisor", suggest: [] },
];
