import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { n: "1234" },
    result: "1522756",
    intermediates: {
      columns: [
        { digits: [4], duplex: "16", carry_in: "0", digit: 6, carry_out: "1" },
        { digits: [3, 4], duplex: "24", carry_in: "1", digit: 5, carry_out: "2" },
        { digits: [2, 3, 4], duplex: "25", carry_in: "2", digit: 7, carry_out: "2" },
        { digits: [1, 2, 3, 4], duplex: "20", carry_in: "2", digit: 2, carry_out: "2" },
        { digits: [1, 2, 3], duplex: "10", carry_in: "2", digit: 2, carry_out: "1" },
        { digits: [1, 2], duplex: "4", carry_in: "1", digit: 5, carry_out: "0" },
        { digits: [1], duplex: "1", carry_in: "0", digit: 1, carry_out: "0" },
      ],
    },
    source: "computed and checked",
  },
  {
    input: { n: "-4.3" },
    result: "18.49",
    intermediates: {},
    source: "computed and checked",
  },
  {
    input: { mode: "root", n: "552049" },
    result: { root: "743", remainder: "0" },
    intermediates: {
      group: "55",
      first: "7",
      digits: [2, 0, 4, 9],
      divisor: "14",
      columns: [
        { net: "62", digit: 4, left: "6" },
        { net: "44", digit: 3, left: "2" },
      ],
    },
    source: "computed and checked",
  },
  {
    input: { mode: "root", n: "734449" },
    result: { root: "857", remainder: "0" },
    intermediates: { group: "73", first: "8", divisor: "16" },
    source: "vedicmath.vedantatree.com, Square Root 2 (question), computed and checked",
  },
  {
    input: { mode: "root", n: "2", places: "8" },
    result: { root: "1.41421356", remainder: "0.0000000067121264" },
    intermediates: { divisor: "2" },
    source: "√2 = 1.4142135623…; the remainder computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { mode: "root", n: "-4" }, error: "outside_domain", suggest: ["puranapuranabhyam"] },
  { input: { mode: "root", n: "2", places: "31" }, error: "outside_domain", suggest: [] },
];
