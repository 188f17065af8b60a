import type { KnownAnswer } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { mode: "product", a: "58", b: "62" },
    result: "3596",
    intermediates: { mean: "60", deviation: "2", mean_sq: "3600", dev_sq: "4" },
    source: "github Chitrank-Dixit/vedic_math_game (World 11)",
  },
  {
    input: { mode: "product", a: "46", b: "55" },
    result: "2530",
    intermediates: { mean: "101/2", deviation: "9/2", mean_sq: "10201/4", dev_sq: "81/4" },
    source: "computed and checked; half units",
  },
  {
    input: { mode: "product", a: "-12", b: "18" },
    result: "-216",
    intermediates: { mean: "3", deviation: "15", mean_sq: "9", dev_sq: "225" },
    source: "computed and checked",
  },
  {
    input: { mode: "product", a: "9007199254740991", b: "9007199254740993" },
    result: "81129638414606681695789005144063",
    intermediates: {
      mean: "9007199254740992",
      deviation: "1",
      mean_sq: "81129638414606681695789005144064",
      dev_sq: "1",
    },
    source: "computed and checked",
  },
  {
    input: { mode: "quartic", a: 7, b: 5, c: 706 },
    result: ["-10", "-2", "-6 - i√22", "-6 + i√22"],
    intermediates: {
      average: "x + 6",
      half_difference: "1",
      in_Y: ["1", "6", "-352"],
      Y: ["-22", "16"],
    },
    source: "Tirthaji, Vedic Mathematics (1965) via tomcircle.wordpress.com/tag/vedic",
  },
  {
    input: { mode: "quartic", a: 1, b: 2, c: 1000 },
    result: null,
    intermediates: {
      average: "x + 3/2",
      half_difference: "1/2",
      in_Y: ["1", "3/2", "-7999/16"],
      Y: ["(-3 - 2√2002)/4", "(-3 + 2√2002)/4"],
    },
    source: "computed and checked; no rational y²: the reduced equation is the answer",
  },
];
