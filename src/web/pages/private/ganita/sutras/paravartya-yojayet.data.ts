import { BOTH } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of paravartya-yojayet. */
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
