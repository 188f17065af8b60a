import type { Definition } from "../../definition.ts";
import { DIVISION, HIGHEST_FIRST, letter, listOf } from "../../input/inputs.ts";
import { over, write } from "../../working/notation.ts";

const FOUR = [letter("a"), letter("b"), letter("c"), letter("d")] as const;

/** The definition of paravartya-yojayet. */
export const definition = {
  path: "paravartya-yojayet",
  name: "Paravartya yojayet",
  devanagari: "परावर्त्य योजयेत्",
  iast: "parāvartya yojayet",
  meaning: "transpose and apply",
  modes: [
    {
      mode: "divide",
      label: "Divide numbers",
      inputs: DIVISION,
      sense: "fraction",
      examples: [
        { label: "1234 ÷ 112", title: "A division", input: { dividend: "1234", divisor: "112" } },
        { label: "1235 ÷ 89", input: { dividend: "1235", divisor: "89" } },
        { label: "97 ÷ 12", input: { dividend: "97", divisor: "12" } },
        { label: "7777 ÷ 19", input: { dividend: "7777", divisor: "19" } },
      ],
    },
    {
      mode: "polynomial",
      label: "Divide polynomials",
      inputs: {
        dividend: listOf("coefficients", "dividend", "Coefficients of the dividend", {
          hint: HIGHEST_FIRST,
        }),
        divisor: listOf("coefficients", "divisor", "Coefficients of the divisor"),
      },
      examples: [
        {
          label: "(x³ − 4x² + 5x − 2) ÷ (x − 2)",
          title: "Polynomials",
          input: { dividend: ["1", "-4", "5", "-2"], divisor: ["1", "-2"] },
        },
        {
          label: "(5x² − 5x − 7) ÷ (2x + 8)",
          input: { dividend: ["5", "-5", "-7"], divisor: ["2", "8"] },
        },
      ],
    },
    {
      mode: "equation",
      label: "Simple equations",
      forms: [
        {
          fixed: { type: 1 },
          label: "ax + b = cx + d",
          formula: write`ax + b = cx + d`,
          inputs: { coefficients: FOUR },
        },
        {
          fixed: { type: 2 },
          label: "(x + a)(x + b) = (x + c)(x + d)",
          formula: write`(x + a)(x + b) = (x + c)(x + d)`,
          inputs: { coefficients: FOUR },
          sense: "brackets",
        },
        {
          fixed: { type: 3 },
          label: "(ax + b)/(cx + d) = m/n",
          formula: write`${over("ax + b", "cx + d")} = ${over("m", "n")}`,
          inputs: { coefficients: [...FOUR, letter("m"), letter("n")] },
        },
        {
          fixed: { type: 4 },
          label: "m/(x + a) + n/(x + b) = 0",
          formula: write`${over("m", "x + a")} + ${over("n", "x + b")} = 0`,
          inputs: { coefficients: [letter("m"), letter("a"), letter("n"), letter("b")] },
        },
      ],
      examples: [
        {
          label: "2x + 7 = x + 9",
          title: "2x + 7 = x + 9",
          input: { type: 1, coefficients: ["2", "7", "1", "9"] },
        },
        {
          label: "(x + 1)(x + 2) = (x + 3)(x + 4)",
          input: { type: 2, coefficients: ["1", "2", "3", "4"] },
        },
        {
          label: "(2x + 1)/(x + 3) = 3/4",
          input: { type: 3, coefficients: ["2", "1", "1", "3", "3", "4"] },
        },
        {
          label: "3/(x + 1) + 4/(x + 2) = 0",
          input: { type: 4, coefficients: ["3", "1", "4", "2"] },
        },
      ],
    },
  ],
} as const satisfies Definition;
