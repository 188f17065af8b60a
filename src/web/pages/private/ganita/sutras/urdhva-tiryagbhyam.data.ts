import { BOTH } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of urdhva-tiryagbhyam. */
export const sutra: Sutra<"urdhva-tiryagbhyam"> = {
  whenToUse:
    "To multiply any two numbers in one line, with no partial products to write down. It works for polynomials too, without a carry.",
  worked: {
    question: "98 × 87",
    lines: [
      "Units, straight down: 8 × 7 = 56. Write 6, carry 5.",
      "Tens, crosswise: 9 × 7 + 8 × 8 = 127, with the 5 it is 132. Write 2, carry 13.",
      "Hundreds, straight down: 9 × 8 = 72, with the 13 it is 85. Write 5, carry 8.",
      "Write the 8: 8526.",
    ],
    input: { a: "98", b: "87" },
    answer: "8526",
  },
  why: "A number is a sum of digits times powers of ten. Multiplying out and collecting the same powers gives one column for each: the products of all digits whose places add up to that column, which are the ones the lines join.",
  formula: write`(10a + b)(10c + d) = 100ac + 10(ad + bc) + bd`,
  fitsBetter: [
    { when: "Both numbers lie near a power of ten.", path: "nikhilam-navatashcaramam-dashatah" },
    { when: "One of them is all nines.", path: "ekanyunena-purvena" },
  ],
  source: BOTH,
};
