import type { KnownAnswer } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { nums: ["723", "246"] },
    result: "477",
    intermediates: {
      minuend: "723",
      subtrahend_total: "246",
      swapped: false,
      bars: [5, -2, -3],
      digits: [4, 7, 7],
      scale: 0,
    },
    source: "padmajaponnuru.blogspot.com 2013-09 Vedic Math 2",
  },
  {
    input: { nums: ["3726", "1987"] },
    result: "1739",
    intermediates: {
      minuend: "3726",
      subtrahend_total: "1987",
      swapped: false,
      bars: [2, -2, -6, -1],
      digits: [1, 7, 3, 9],
      scale: 0,
    },
    source: "padmajaponnuru.blogspot.com 2013-09",
  },
  {
    input: { nums: ["1000", "873"] },
    result: "127",
    intermediates: {
      minuend: "1000",
      subtrahend_total: "873",
      swapped: false,
      bars: [1, -8, -7, -3],
      digits: [0, 1, 2, 7],
      scale: 0,
    },
    source: "padmajaponnuru.blogspot.com 2013-09",
  },
  {
    input: { nums: ["100000", "53689"] },
    result: "46311",
    intermediates: {
      minuend: "100000",
      subtrahend_total: "53689",
      swapped: false,
      bars: [1, -5, -3, -6, -8, -9],
      digits: [0, 4, 6, 3, 1, 1],
      scale: 0,
    },
    source: "blog.vedicmathsindia.org (the page prints 10000, the figure is for 100000)",
  },
  {
    input: { nums: ["246", "723"] },
    result: "-477",
    intermediates: {
      minuend: "246",
      subtrahend_total: "723",
      swapped: true,
      bars: [5, -2, -3],
      digits: [4, 7, 7],
      scale: 0,
    },
    source: "computed and checked",
  },
  {
    input: { nums: ["10", "2.5", "-3"] },
    result: "10.5",
    intermediates: { rewrite: "100 + 5", bars: null },
    source: "computed and checked",
  },
  {
    input: { nums: ["100000000000000000000", "1"] },
    result: "99999999999999999999",
    intermediates: {
      minuend: "100000000000000000000",
      subtrahend_total: "1",
      swapped: false,
      bars: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1],
      digits: [0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9],
      scale: 0,
    },
    source: "computed and checked",
  },
];
