import type { KnownAnswer } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: {
      mode: "polynomial",
      factors: [
        [1, 3],
        [1, 2],
      ],
      product: [1, 5, 6],
    },
    result: { check_passes: true, exactly_equal: true },
    intermediates: {
      factor_sums: ["4", "3"],
      product_of_sums: "12",
      sum_of_product: "12",
      expansion: ["1", "5", "6"],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: {
      mode: "polynomial",
      factors: [
        [1, 5],
        [1, 7],
        [1, -2],
      ],
      product: [1, 10, 11, -70],
    },
    result: { check_passes: true, exactly_equal: true },
    intermediates: {
      factor_sums: ["6", "8", "-1"],
      product_of_sums: "-48",
      sum_of_product: "-48",
      expansion: ["1", "10", "11", "-70"],
    },
    source: "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: {
      mode: "polynomial",
      factors: [
        [3, -4],
        [4, 1],
      ],
      product: [12, 13, -4],
    },
    result: { check_passes: false, exactly_equal: false },
    intermediates: {
      factor_sums: ["-1", "5"],
      product_of_sums: "-5",
      sum_of_product: "21",
      expansion: ["12", "-13", "-4"],
    },
    source:
      "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org) exercise 3 (wrong)",
  },
  {
    input: {
      mode: "polynomial",
      factors: [
        [1, 2],
        [1, 3],
        [1, 8],
      ],
      product: [1, 13, 44, 48],
    },
    result: { check_passes: false, exactly_equal: false },
    intermediates: {
      factor_sums: ["3", "4", "9"],
      product_of_sums: "108",
      sum_of_product: "106",
      expansion: ["1", "13", "46", "48"],
    },
    source:
      "Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org) exercise 5 (wrong: 46x)",
  },
  {
    input: {
      mode: "polynomial",
      factors: [
        [1, 2],
        [1, 3],
      ],
      product: [1, 6, 5],
    },
    result: { check_passes: true, exactly_equal: false },
    intermediates: {
      factor_sums: ["3", "4"],
      product_of_sums: "12",
      sum_of_product: "12",
      expansion: ["1", "5", "6"],
    },
    source: "computed and checked; passes the check yet is wrong",
  },
  {
    input: { mode: "number", a: "123", b: "456", product: "56808" },
    result: { check_passes: true, exactly_equal: false },
    intermediates: { digit_roots: [6, 6], root_of_product_of_roots: 9, root_of_claim: 9 },
    source: "computed and checked; digits swapped: passes casting out nines",
  },
  {
    input: { mode: "proportion", a: "16", b: "25", ratio: "1/4" },
    result: "400",
    intermediates: { scaled_a: "4", scaled_b: "100" },
    source: "computed and checked",
  },
];
