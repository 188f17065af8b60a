import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { p: "1", q: "7" },
    result: "0.(142857)",
    intermediates: {
      whole: "0",
      pre_period: "",
      start: "1/7",
      last_digit: 7,
      remainders: [3, 2, 6, 4, 5, 1],
      products: [21, 14, 42, 28, 35, 7],
      period_length: 6,
    },
    source:
      "everything2.com, LudditeAndroid write-ups; moonpreneur.com; ephranor.blogspot.com (remainders 3,2,6,4,5,1; products 21,14,42,28,35,7)",
  },
  {
    input: { p: "1", q: "19" },
    result: "0.(052631578947368421)",
    intermediates: {
      whole: "0",
      pre_period: "",
      start: "1/19",
      last_digit: 1,
      remainders: [10, 5, 12, 6, 3, 11, 15, 17, 18, 9, 14, 7, 13, 16, 8, 4, 2, 1],
      products: [10, 5, 12, 6, 3, 11, 15, 17, 18, 9, 14, 7, 13, 16, 8, 4, 2, 1],
      period_length: 18,
    },
    source: "Tirthaji, Vedic Mathematics (1965) (value)",
  },
  {
    input: { p: "5", q: "21" },
    result: "0.(238095)",
    intermediates: {
      whole: "0",
      pre_period: "",
      start: "5/21",
      last_digit: 9,
      remainders: [8, 17, 2, 20, 11, 5],
      products: [72, 153, 18, 180, 99, 45],
      period_length: 6,
    },
    source: "computed and checked",
  },
  {
    input: { p: "1", q: "28" },
    result: "0.03(571428)",
    intermediates: {
      whole: "0",
      pre_period: "03",
      start: "4/7",
      last_digit: 7,
      remainders: [5, 1, 3, 2, 6, 4],
      products: [35, 7, 21, 14, 42, 28],
      period_length: 6,
    },
    source: "computed and checked; pre-period",
  },
  {
    input: { p: "7", q: "8" },
    result: "0.875",
    intermediates: { terminating: true },
    source: "computed and checked; terminating",
  },
  {
    input: { p: "-1", q: "3" },
    result: "-0.(3)",
    intermediates: {
      whole: "0",
      pre_period: "",
      start: "1/3",
      last_digit: 3,
      remainders: [1],
      products: [3],
      period_length: 1,
    },
    source: "computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { p: "1", q: "0" }, error: "zero_denominator", suggest: [] },
];
