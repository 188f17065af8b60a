import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of ekanyunena-purvena. */
export const sutra: Sutra<"ekanyunena-purvena"> = {
  whenToUse: "To multiply by 9, 99, 999 and so on.",
  worked: {
    question: "456 × 999",
    lines: [
      "One less than 456 is 455: the left part.",
      "All from nine and the last from ten, 456 gives 544: the right part.",
      "Side by side: 455544.",
    ],
    input: { n: "456", nines: "999" },
    answer: "455544",
  },
  why: "999 times a number is a thousand times it, less the number once. Take that once out of the last of those thousands: there is one thousand fewer, and beside it stands what the number leaves of a thousand, its complement.",
  formula: write`999n = 1000(n − 1) + (1000 − n)`,
  fitsBetter: [
    {
      when: "The multiplier is near nines, but not all nines.",
      path: "nikhilam-navatashcaramam-dashatah",
    },
  ],
  source: `${TIRTHAJI}, for the three cases of fewer, as many and more digits than nines.`,
};
