import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of vyashtisamashtih. */
export const sutra: Sutra<"vyashtisamashtih"> = {
  whenToUse:
    "To multiply two numbers whose average is easy to square, and to solve equations that look the same around an average.",
  worked: {
    question: "58 × 62",
    lines: [
      "The whole: their average is 60.",
      "The single: each lies 2 away from it.",
      "60² = 3600 and 2² = 4.",
      "3600 − 4 = 3596.",
    ],
    input: { a: "58", b: "62" },
    answer: "3596",
  },
  why: "Two numbers are their average m with the same distance d taken off and put on, and the product of m − d and m + d is m² − d². In the same way the fourth powers of y + h and y − h add up to a sum in which every odd power of y cancels: a quadratic in y².",
  formula: write`(m − d)(m + d) = ${power("m", 2)} − ${power("d", 2)}`,
  fitsBetter: [
    { when: "Both lie near a power of ten.", path: "nikhilam-navatashcaramam-dashatah" },
    { when: "The average is no easier to square.", path: "urdhva-tiryagbhyam" },
  ],
  source: `${TIRTHAJI}, as the equation is told by others; the product about the average is the common teaching.`,
};
