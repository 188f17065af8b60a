import { power, write } from "../notation.ts";
import type { Sutra } from "../sutra.ts";
import { BOTH } from "./sources.ts";

/** The description of paravartya-yojayet. */
export const sutra: Sutra<"paravartya-yojayet"> = {
  whenToUse:
    "To divide by a number that begins with 1, to divide polynomials, and to solve simple equations by moving terms across.",
  worked: {
    question: "1234 ÷ 112",
    lines: [
      "Leave the leading 1 of 112 and change the signs of the rest: −1, −2.",
      "Part off two digits of 1234 for the remainder: 1 2 | 3 4.",
      "Bring down 1; it sends −1, −2 under the next two columns. The second column is 2 − 1 = 1; it sends −1, −2 on.",
      "The columns are 1 1 | 0 2: quotient 11, remainder 2.",
    ],
    input: { dividend: "1234", divisor: "112" },
    answer: "11, 2",
  },
  modes: [
    {
      mode: "divide",
      label: "Divide numbers",
      examples: [
        { label: "1235 ÷ 89", input: { dividend: "1235", divisor: "89" } },
        { label: "97 ÷ 12", input: { dividend: "97", divisor: "12" } },
        { label: "7777 ÷ 19", input: { dividend: "7777", divisor: "19" } },
      ],
    },
    {
      mode: "polynomial",
      label: "Divide polynomials",
      examples: [
        {
          label: "(x³ − 4x² + 5x − 2) ÷ (x − 2)",
          input: { mode: "polynomial", dividend: ["1", "-4", "5", "-2"], divisor: ["1", "-2"] },
        },
        {
          label: "(5x² − 5x − 7) ÷ (2x + 8)",
          input: { mode: "polynomial", dividend: ["5", "-5", "-7"], divisor: ["2", "8"] },
        },
      ],
    },
    {
      mode: "equation",
      label: "Simple equations",
      examples: [
        {
          label: "2x + 7 = x + 9",
          input: { mode: "equation", type: 1, coefficients: ["2", "7", "1", "9"] },
        },
        {
          label: "(x + 1)(x + 2) = (x + 3)(x + 4)",
          input: { mode: "equation", type: 2, coefficients: ["1", "2", "3", "4"] },
        },
        {
          label: "(2x + 1)/(x + 3) = 3/4",
          input: { mode: "equation", type: 3, coefficients: ["2", "1", "1", "3", "3", "4"] },
        },
        {
          label: "3/(x + 1) + 4/(x + 2) = 0",
          input: { mode: "equation", type: 4, coefficients: ["3", "1", "4", "2"] },
        },
      ],
    },
  ],
  why: "A divisor such as 112 is a hundred, with 12 more. Each hundred taken out of the dividend takes 12 too much along, so −1 ten and −2 units are put back into the columns that follow. Adding transposed digits is the long subtraction, done as you go. A polynomial is the same with x in the place of ten, and nothing to carry.",
  formula: write`N = Dq + r, D = ${power("x", 2)} + bx + c: q sends −bq, −cq`,
  fitsBetter: [
    {
      when: "The equation has the same sum or product on both sides.",
      path: "shunyam-samyasamuccaye",
    },
    { when: "You want the decimals of a fraction.", path: "shesanyankena-charamena" },
  ],
  source: BOTH,
};
