import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { dividend: "38982", divisor: "73" },
    result: { quotient: "534", remainder: "0" },
    intermediates: {
      main_divisor: "7",
      flag: [3],
      digits: [3, 8, 9, 8, 2],
      columns: [
        { net: "3", digit: 0, left: "3" },
        { net: "38", digit: 5, left: "3" },
        { net: "24", digit: 3, left: "3" },
        { net: "29", digit: 4, left: "1" },
      ],
      left: "0",
    },
    source: "computed and checked",
  },
  {
    input: { dividend: "16384", divisor: "128" },
    result: { quotient: "128", remainder: "0" },
    intermediates: { main_divisor: "1", flag: [2, 8] },
    source: "computed and checked",
  },
  {
    input: { dividend: "26382", divisor: "77" },
    result: { quotient: "342", remainder: "48" },
    intermediates: { main_divisor: "7", flag: [7], left: "48" },
    source: "The Power of Vedic Maths with Trigonometry, page 79",
  },
  {
    input: { dividend: "1234", divisor: "42" },
    result: { quotient: "29", remainder: "16" },
    intermediates: { main_divisor: "4", flag: [2], left: "16" },
    source: "goprep.co, division by the dhvajāṅka method, exercise 1.3",
  },
  {
    input: { dividend: "-7.5", divisor: "0.2" },
    result: { quotient: "-38", remainder: "0.1" },
    intermediates: { main_divisor: "2", flag: [] },
    source: "computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { dividend: "1", divisor: "0" }, error: "zero_divisor", suggest: [] },
];
