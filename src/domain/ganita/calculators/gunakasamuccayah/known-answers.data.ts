import type { KnownAnswer } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: {
      factors: [
        [1, 1],
        [1, 2],
      ],
    },
    result: { holds: true, product: ["1", "3", "2"] },
    intermediates: {
      D1_of_expression: ["2", "3"],
      leave_one_out: [
        ["1", "2"],
        ["1", "1"],
      ],
      sum_of_factors: ["2", "3"],
      constants: ["2", "2"],
    },
    source: "gummystuff.org/v-9.htm",
  },
  {
    input: {
      factors: [
        [1, 1],
        [1, 2],
        [1, 3],
        [1, 4],
      ],
      expression: [1, 10, 35, 50, 24],
    },
    result: { holds: true, product: ["1", "10", "35", "50", "24"] },
    intermediates: {
      D1_of_expression: ["4", "30", "70", "50"],
      leave_one_out: [
        ["1", "9", "26", "24"],
        ["1", "8", "19", "12"],
        ["1", "7", "14", "8"],
        ["1", "6", "11", "6"],
      ],
      sum_of_factors: ["4", "30", "70", "50"],
      constants: ["24", "24"],
    },
    source: "gummystuff.org/v-9.htm",
  },
  {
    input: {
      factors: [
        [1, -2],
        [1, -3],
      ],
      expression: [1, -5, 7],
    },
    result: { holds: false, product: ["1", "-5", "6"] },
    intermediates: {
      D1_of_expression: ["2", "-5"],
      leave_one_out: [
        ["1", "-3"],
        ["1", "-2"],
      ],
      sum_of_factors: ["2", "-5"],
      constants: ["7", "6"],
    },
    source: "computed and checked; D1 agrees, constant does not",
  },
  {
    input: {
      factors: [
        [3, -4],
        [4, 1],
      ],
      expression: [12, 13, -4],
    },
    result: { holds: false, product: ["12", "-13", "-4"] },
    intermediates: {
      D1_of_expression: ["24", "13"],
      leave_one_out: [
        ["12", "3"],
        ["12", "-16"],
      ],
      sum_of_factors: ["24", "-13"],
      constants: ["-4", "-4"],
    },
    source:
      "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org) exercise 3 (a wrong factorisation)",
  },
];
