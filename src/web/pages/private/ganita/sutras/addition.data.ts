import { METHODS } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of addition. */
export const sutra: Sutra<"addition"> = {
  whenToUse:
    "For long columns. Each full ten is marked with a dot and let go, so you never count past nineteen and have nothing to remember.",
  worked: {
    question: "234 + 403 + 564 + 721",
    lines: [
      "Units, going up: 1 + 4 = 5, 5 + 3 = 8, 8 + 4 = 12. Put a dot for the ten, keep 2, write 2.",
      "Tens, starting from that one dot: 1 + 2 = 3, 3 + 6 = 9, 9 + 0 = 9, 9 + 3 = 12. A dot, write 2.",
      "Hundreds, from one dot: 1 + 7 = 8, 8 + 5 = 13. A dot, keep 3; 3 + 4 = 7, 7 + 2 = 9. Write 9.",
      "The last dot goes in front: 1922.",
    ],
    input: { nums: ["234", "403", "564", "721"] },
    answer: "1922",
  },
  why: "A dot stands for ten of its own column, and ten of one column are one of the next. So a ten may be dropped as soon as it is full, if its dot is counted in the next column.",
  formula: write`8 + 4 = 12 = 1 × 10 + 2`,
  fitsBetter: [{ when: "The last digits make tens with each other.", path: "puranapuranabhyam" }],
  note: "Not one of the sixteen sutras. The dot is called śuddha, “pure”: the number is purified of its ten.",
  source: `${METHODS}, Addition and Subtraction.`,
};
