import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of straight division. */
export const sutra: Sutra<"dhvajanka"> = {
  whenToUse:
    "To divide by any number with nothing but one digit: the others go up on a flag, and only their products are taken off.",
  worked: {
    question: "38982 ÷ 73",
    lines: [
      "The 7 divides, the 3 goes on the flag. One digit on the flag: the last digit, 2, belongs to the remainder.",
      "38 by 7 goes 5 times, 3 are left.",
      "39 less 3 × 5 = 15 is 24; by 7 that is 3, and 3 are left.",
      "38 less 3 × 3 = 9 is 29; by 7 that is 4, and 1 is left.",
      "12 less 3 × 4 = 12 leaves nothing: 534, remainder 0.",
    ],
    input: { dividend: "38982", divisor: "73" },
    answer: "534, 0",
  },
  why: "A quotient times the divisor is a crosswise product: each column holds the quotient's digit times the first digit of the divisor, and the products of earlier digits with those on the flag. Take the flag's products off a column, and what is left is the new digit times the first. Where too little would be left for the next column, the digit is one less.",
  formula: write`(10a + b)(10q + r) = 100aq + 10(ar + bq) + br`,
  fitsBetter: [
    {
      when: "The divisor begins with 1, or lies just under a power of ten.",
      path: "paravartya-yojayet",
    },
  ],
  note: "Dhvajāṅka, ध्वजाङ्क, is the digit on the flag.",
  source: `${TIRTHAJI}, on straight division.`,
};
