import type { KnownAnswer, KnownRefusal } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { mode: "equation", p: 3, q: 4, r: 5, s: 6 },
    result: "-16/3",
    intermediates: {
      in_progression: true,
      ultimate: "x + 6",
      penultimate: "x + 5",
      equation: "(x + 6) + 2(x + 5) = 0",
    },
    source: "gummystuff.org/v-13.htm",
  },
  {
    input: { mode: "equation", p: 0, q: 1, r: 2, s: 3 },
    result: "-7/3",
    intermediates: {
      in_progression: true,
      ultimate: "x + 3",
      penultimate: "x + 2",
      equation: "(x + 3) + 2(x + 2) = 0",
    },
    source: "computed and checked",
  },
  {
    input: { mode: "equation", p: 1, q: 2, r: 4, s: 7 },
    result: "-9/2",
    intermediates: {
      in_progression: false,
      ultimate: "x + 7",
      penultimate: "x + 4",
      equation: "cleared fractions",
    },
    source: "computed and checked; not in progression: fractions cleared",
  },
  {
    input: { mode: "multiply", n: "132", by: 12 },
    result: "1584",
    intermediates: {
      steps: [
        { digit: 2, neighbour: 0, carry_in: 0, total: 4, write: 4, carry_out: 0 },
        { digit: 3, neighbour: 2, carry_in: 0, total: 8, write: 8, carry_out: 0 },
        { digit: 1, neighbour: 3, carry_in: 0, total: 5, write: 5, carry_out: 0 },
        { digit: 0, neighbour: 1, carry_in: 0, total: 1, write: 1, carry_out: 0 },
      ],
    },
    source: "bilingual React lesson suite",
  },
  {
    input: { mode: "multiply", n: "99", by: 19 },
    result: "1881",
    intermediates: {
      steps: [
        { digit: 9, neighbour: 0, carry_in: 0, total: 81, write: 1, carry_out: 8 },
        { digit: 9, neighbour: 9, carry_in: 8, total: 98, write: 8, carry_out: 9 },
        { digit: 0, neighbour: 9, carry_in: 9, total: 18, write: 8, carry_out: 1 },
      ],
    },
    source: "computed and checked",
  },
  {
    input: { mode: "multiply", n: "-13.5", by: 12 },
    result: "-162",
    intermediates: {
      steps: [
        { digit: 5, neighbour: 0, carry_in: 0, total: 10, write: 0, carry_out: 1 },
        { digit: 3, neighbour: 5, carry_in: 1, total: 12, write: 2, carry_out: 1 },
        { digit: 1, neighbour: 3, carry_in: 1, total: 6, write: 6, carry_out: 0 },
        { digit: 0, neighbour: 1, carry_in: 0, total: 1, write: 1, carry_out: 0 },
      ],
    },
    source: "computed and checked",
  },
];

export const refusals: readonly KnownRefusal[] = [
  {
    input: { mode: "multiply", n: "5", by: 23 },
    error: "outside_domain",
    suggest: ["urdhva-tiryagbhyam"],
  },
];
