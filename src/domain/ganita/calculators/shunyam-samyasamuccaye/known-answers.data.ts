import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { mode: "products", a: 3, b: 4, c: -2, d: -6 },
    result: ["0"],
    intermediates: { samuccaya: ["12", "12"], applies: true },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { mode: "products", a: 1, b: 2, c: 3, d: 4 },
    result: ["-5/2"],
    intermediates: { samuccaya: ["2", "12"], applies: false },
    source: "sutraflow.app (products differ: general)",
  },
  {
    input: { mode: "equal-numerators", m: 1, first: [3, -2], second: [2, -1] },
    result: ["3/5"],
    intermediates: { samuccaya: "5x + -3", applies: true },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { mode: "ratio", n1: [2, 9], d1: [2, 7], n2: [2, 7], d2: [2, 9] },
    result: ["-4"],
    intermediates: {
      sum_N: "4x + 16",
      sum_D: "4x + 16",
      diff_1: "0x + 2",
      diff_2: "0x + -2",
      rules: ["N1+N2 ~ D1+D2"],
      cleared: ["0", "8", "32"],
      applies: true,
    },
    source: "sanalnair.org/articles/vedmath example5, oocities sutra5",
  },
  {
    input: { mode: "ratio", n1: [3, 4], d1: [6, 7], n2: [5, 6], d2: [2, 3] },
    result: ["-5/4", "-1"],
    intermediates: {
      sum_N: "8x + 10",
      sum_D: "8x + 10",
      diff_1: "-3x + -3",
      diff_2: "3x + 3",
      rules: ["N1+N2 ~ D1+D2", "N1-D1 ~ N2-D2"],
      cleared: ["-24", "-54", "-30"],
      applies: true,
    },
    source: "sanalnair.org/articles/vedmath example5",
  },
  {
    input: { mode: "reciprocals", a: -7, b: -9, c: -6, d: -10 },
    result: ["8"],
    intermediates: { samuccaya: "2x + -16", applies: true },
    source: "sanalnair.org/articles/vedmath example5, oocities sutra5",
  },
  {
    input: { mode: "reciprocals", a: 2, b: 8, c: 1, d: 9 },
    result: ["-5"],
    intermediates: { samuccaya: "2x + 10", applies: true },
    source: "computed and checked; vedic.pages.dev prints x = 0, which is wrong",
  },
];

export const refusals: readonly KnownRefusal[] = [
  { input: { mode: "products", a: 1, b: 2, c: 0, d: 3 }, error: "no_solution", suggest: [] },
];
