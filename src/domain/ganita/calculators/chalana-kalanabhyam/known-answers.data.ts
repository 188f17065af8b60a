import type { KnownAnswer } from "../../known-answers.fixture.ts";

export const answers: readonly KnownAnswer[] = [
  {
    input: { coefficients: [7, -11, -7] },
    result: ["(11 - √317)/14", "(11 + √317)/14"],
    intermediates: {
      derivatives: [["14", "-11"], ["14"]],
      first_differential: ["14", "-11"],
      discriminant: "317",
    },
    source:
      "Tirthaji, Vedic Mathematics (1965) via Vedic Mathematics – Methods, Sri Sathya Sai Veda Pratishtan (vedamu.org)",
  },
  {
    input: { coefficients: [1, -5, 6] },
    result: ["2", "3"],
    intermediates: {
      derivatives: [["2", "-5"], ["2"]],
      first_differential: ["2", "-5"],
      discriminant: "1",
    },
    source: "computed and checked",
  },
  {
    input: { coefficients: [1, 2, 5] },
    result: ["-1 - 2i", "-1 + 2i"],
    intermediates: {
      derivatives: [["2", "2"], ["2"]],
      first_differential: ["2", "2"],
      discriminant: "-16",
    },
    source: "computed and checked",
  },
  {
    input: { coefficients: [1, -4, 5, -2] },
    result: { rational_roots: { "1": 2, "2": 1 }, remaining_factor: ["1"] },
    intermediates: {
      derivatives: [["3", "-8", "5"], ["6", "-8"], ["6"]],
      common_with_D1: ["1", "-1"],
    },
    source:
      "attributed to Tirthaji, Vedic Mathematics (1965); not verified against the book; arithmetic checked",
  },
  {
    input: { coefficients: [1, -6, 13, -24, 36] },
    result: { rational_roots: { "3": 2 }, remaining_factor: ["1", "0", "4"] },
    intermediates: {
      derivatives: [["4", "-18", "26", "-24"], ["12", "-36", "26"], ["24", "-36"], ["24"]],
      common_with_D1: ["1", "-3"],
    },
    source:
      "attributed to Tirthaji, Vedic Mathematics (1965); not verified against the book; arithmetic checked",
  },
  {
    input: { coefficients: [1, 0, -15, 10, 60, -72] },
    result: { rational_roots: { "-3": 2, "2": 3 }, remaining_factor: ["1"] },
    intermediates: {
      derivatives: [
        ["5", "0", "-45", "20", "60"],
        ["20", "0", "-90", "20"],
        ["60", "0", "-90"],
        ["120", "0"],
        ["120"],
      ],
      common_with_D1: ["1", "-1", "-8", "12"],
    },
    source:
      "attributed to Tirthaji, Vedic Mathematics (1965); not verified against the book; arithmetic checked",
  },
];
