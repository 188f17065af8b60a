import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: {
      equations: [
        [45, -23, 113],
        [23, -45, 91],
      ],
    },
    result: { x: "2", y: "-1" },
    intermediates: {
      interchanged: true,
      sum: ["68", "-68", "204"],
      difference: ["22", "22", "22"],
      sum_reduced: ["1", "-1", "3"],
      difference_reduced: ["1", "1", "1"],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: {
      equations: [
        [5, -21, 26],
        [21, -5, 26],
      ],
    },
    result: { x: "1", y: "-1" },
    intermediates: {
      interchanged: true,
      sum: ["26", "-26", "52"],
      difference: ["-16", "-16", "0"],
      sum_reduced: ["1", "-1", "2"],
      difference_reduced: ["1", "1", "0"],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org) (exercise)",
  },
  {
    input: {
      equations: [
        [69, -5, 42],
        [5, -69, 32],
      ],
    },
    result: { x: "37/64", y: "-27/64" },
    intermediates: {
      interchanged: true,
      sum: ["74", "-74", "74"],
      difference: ["64", "64", "10"],
      sum_reduced: ["1", "-1", "1"],
      difference_reduced: ["1", "1", "5/32"],
    },
    source:
      "everything2.com, LudditeAndroid write-ups (question); its printed answer 33/56, −23/56 is wrong (69 − 5 is 64)",
  },
  {
    input: {
      equations: [
        [2, 3, 8],
        [3, -1, 1],
      ],
    },
    result: { x: "1", y: "2" },
    intermediates: {
      interchanged: false,
      eliminate_y: ["-11", "-11"],
      eliminate_x: ["11", "22"],
    },
    source: "computed and checked; not interchanged: elimination",
  },
];

export const refusals: readonly KnownRefusal[] = [
  {
    input: {
      equations: [
        [1, 1, 2],
        [1, 1, 2],
      ],
    },
    error: "dependent",
    suggest: [],
  },
];
