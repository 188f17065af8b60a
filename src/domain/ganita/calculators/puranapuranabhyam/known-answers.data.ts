import type { KnownAnswer } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { mode: "quadratic", a: 1, b: 4, c: -5 },
    result: ["-5", "1"],
    intermediates: { half: "2", added: "4", square_equals: "9" },
    source: "digitchamps.com Puranapuranabhyam",
  },
  {
    input: { mode: "quadratic", a: 2, b: 3, c: -4 },
    result: ["(-3 - √41)/4", "(-3 + √41)/4"],
    intermediates: { half: "3/4", added: "9/16", square_equals: "41/16" },
    source: "computed and checked",
  },
  {
    input: { mode: "quadratic", a: 1, b: 2, c: 5 },
    result: ["-1 - 2i", "-1 + 2i"],
    intermediates: { half: "1", added: "1", square_equals: "-4" },
    source: "computed and checked",
  },
  {
    input: { mode: "cubic", a: 1, b: 8, c: 17, d: 10 },
    result: ["-5", "-2", "-1"],
    intermediates: {
      y: "x + 8/3",
      depressed: ["1", "0", "-13/3", "70/27"],
      added_to_complete: ["13/3", "242/27"],
      rational_roots: ["-5", "-2", "-1"],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { mode: "cubic", a: 1, b: 0, c: -6, d: 4 },
    result: ["2", "-1 - √3", "-1 + √3"],
    intermediates: {
      y: "x + 0",
      depressed: ["1", "0", "-6", "4"],
      added_to_complete: ["6", "-4"],
      rational_roots: ["2"],
    },
    source: "computed and checked",
  },
  {
    input: { mode: "cubic", a: 1, b: 0, c: 0, d: -2 },
    result: null,
    intermediates: {
      y: "x + 0",
      depressed: ["1", "0", "0", "-2"],
      added_to_complete: ["0", "2"],
      rational_roots: [],
    },
    source: "computed and checked; no rational root: the completed form is the answer",
  },
  {
    input: { mode: "sum", nums: [24, 38, 26, 12, 7] },
    result: "107",
    intermediates: {
      pairs: [
        [24, 26, 50],
        [38, 12, 50],
      ],
      rest: [7],
    },
    source: "computed and checked",
  },
];
