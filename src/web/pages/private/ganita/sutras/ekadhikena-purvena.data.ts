import { BOTH } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of ekadhikena-purvena. */
export const sutra: Sutra<"ekadhikena-purvena"> = {
  whenToUse:
    "To square a number that ends in 5, to multiply numbers that begin alike and whose endings make ten, and to write 1/19, 1/29 or 1/7 as a decimal digit by digit.",
  worked: {
    question: "35²",
    lines: [
      "The previous one, before the 5, is 3; one more than it is 4.",
      "3 × 4 = 12: the left part.",
      "5 × 5 = 25: the right part.",
      "Side by side: 1225.",
    ],
    input: { n: "35" },
    answer: "1225",
  },
  why: "A number ending in 5 is 10p + 5. Its square holds 100p² + 100p, which is 100 times p(p + 1), and 25. For decimals: with a denominator 10m − 1, adding the denominator as often as the last digit of a remainder says makes it end in 0; the tenth of it is the remainder one place further left, and that is m times the digit plus what was carried.",
  formula: write`${power(["10p + 5"], 2)} = 100p(p + 1) + 25`,
  fitsBetter: [
    { when: "The number ends in another digit.", path: "yavadunam" },
    { when: "The denominator is even or a multiple of 5.", path: "shesanyankena-charamena" },
  ],
  source: BOTH,
};
