import { BOTH } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of nikhilam-navatashcaramam-dashatah. */
export const sutra: Sutra<"nikhilam-navatashcaramam-dashatah"> = {
  whenToUse:
    "To multiply numbers near 10, 100, 1000 and so on, above or below. Large digits turn into small ones.",
  worked: {
    question: "91 × 93",
    lines: [
      "Both are near 100. What they lack, all from nine and the last from ten: 09 and 07.",
      "Crosswise: 91 − 7 = 84, and 93 − 9 = 84 as well. That is the left part.",
      "9 × 7 = 63. That is the right part.",
      "Side by side: 8463.",
    ],
    input: { a: "91", b: "93" },
    answer: "8463",
  },
  why: "Write both numbers as the base B with a little more or less, x and y. Their product is B times the cross sum B + x + y, and x times y. Since B is a power of ten, multiplying by it only moves the cross sum to the left.",
  formula: write`(B + x)(B + y) = B(B + x + y) + xy`,
  fitsBetter: [
    { when: "Both lie near 50, 200, 3000 …", path: "anurupyena" },
    { when: "They lie far from any round number.", path: "urdhva-tiryagbhyam" },
  ],
  source: BOTH,
};
