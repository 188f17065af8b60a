import { METHODS } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of subtraction. */
export const sutra: Sutra<"subtraction"> = {
  whenToUse:
    "Whenever you would have to borrow. Subtract every column by itself, let the result be negative where it must, and clear the negative digits afterwards.",
  worked: {
    question: "723 − 246",
    lines: [
      "Column by column: 7 − 2 = 5, 2 − 4 = −2, 3 − 6 = −3. With a bar for minus: 5 2̄ 3̄.",
      "Clear the bars: the last from 10, the others from 9. 10 − 3 = 7, 9 − 2 = 7.",
      "The digit before them loses 1: 5 − 1 = 4.",
      "The difference is 477.",
    ],
    input: { nums: ["723", "246"] },
    answer: "477",
  },
  why: "5 2̄ 3̄ means 500 − 23. Take the 23 from one of the hundreds: what is left of it is the complement, found with all digits from nine and the last from ten, and the hundreds are one fewer.",
  formula: write`500 − 23 = 400 + (100 − 23)`,
  fitsBetter: [
    { when: "You only take from 10, 100, 1000 …", path: "nikhilam-navatashcaramam-dashatah" },
  ],
  note: "Not one of the sixteen sutras; the bars are cleared by one of them, Nikhilam.",
  source: `${METHODS}, Addition and Subtraction.`,
};
