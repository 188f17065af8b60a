import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { nums: ["234", "403", "564", "721"] },
    result: "1922",
    intermediates: {
      scale: 0,
      positive_total: "1922",
      negative_total: "0",
      columns: [
        { place: 0, digits: [4, 3, 4, 1], dots_in: 0, digit: 2, dots_out: 1 },
        { place: 1, digits: [3, 0, 6, 2], dots_in: 1, digit: 2, dots_out: 1 },
        { place: 2, digits: [2, 4, 5, 7], dots_in: 1, digit: 9, dots_out: 1 },
      ],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { nums: ["604", "794"] },
    result: "1398",
    intermediates: {
      scale: 0,
      positive_total: "1398",
      negative_total: "0",
      columns: [
        { place: 0, digits: [4, 4], dots_in: 0, digit: 8, dots_out: 0 },
        { place: 1, digits: [0, 9], dots_in: 0, digit: 9, dots_out: 0 },
        { place: 2, digits: [6, 7], dots_in: 0, digit: 3, dots_out: 1 },
      ],
    },
    source: "scribd 259685504 Vedic Maths (question), computed and checked",
  },
  {
    input: { nums: ["232", "4151", "-2889", "1371"] },
    result: "2865",
    intermediates: {
      scale: 0,
      positive_total: "5754",
      negative_total: "2889",
      columns: [
        { place: 0, digits: [2, 1, 1], dots_in: 0, digit: 4, dots_out: 0 },
        { place: 1, digits: [3, 5, 7], dots_in: 0, digit: 5, dots_out: 1 },
        { place: 2, digits: [2, 1, 3], dots_in: 1, digit: 7, dots_out: 0 },
        { place: 3, digits: [0, 4, 1], dots_in: 0, digit: 5, dots_out: 0 },
        { place: 0, difference: -5 },
        { place: 1, difference: -3 },
        { place: 2, difference: -1 },
        { place: 3, difference: 3 },
      ],
    },
    source: "vedicmathbyomkartendolkar.blogspot.com #55 (question), computed and checked",
  },
  {
    input: { nums: ["12.5", "0.75", "100"] },
    result: "113.25",
    intermediates: {
      scale: 2,
      positive_total: "11325",
      negative_total: "0",
      columns: [
        { place: 0, digits: [0, 5, 0], dots_in: 0, digit: 5, dots_out: 0 },
        { place: 1, digits: [5, 7, 0], dots_in: 0, digit: 2, dots_out: 1 },
        { place: 2, digits: [2, 0, 0], dots_in: 1, digit: 3, dots_out: 0 },
        { place: 3, digits: [1, 0, 0], dots_in: 0, digit: 1, dots_out: 0 },
        { place: 4, digits: [0, 0, 1], dots_in: 0, digit: 1, dots_out: 0 },
      ],
    },
    source: "computed and checked",
  },
  {
    input: { nums: ["99999999999999999999", "1"] },
    result: "100000000000000000000",
    intermediates: {
      scale: 0,
      positive_total: "100000000000000000000",
      negative_total: "0",
      columns: [
        { place: 0, digits: [9, 1], dots_in: 0, digit: 0, dots_out: 1 },
        { place: 1, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 2, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 3, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 4, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 5, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 6, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 7, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 8, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 9, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 10, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 11, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 12, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 13, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 14, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 15, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 16, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 17, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 18, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
        { place: 19, digits: [9, 0], dots_in: 1, digit: 0, dots_out: 1 },
      ],
    },
    source: "computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { nums: [] }, error: "empty", suggest: [] },
];
