import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of osculation. */
export const sutra: Sutra<"veshtanam"> = {
  whenToUse:
    "To see whether a number can be divided by 19, 29, 7 or 31 without dividing it: its last digit is folded onto the rest, again and again.",
  worked: {
    question: "Does 19 divide 4370?",
    lines: [
      "19 ends in 9; one more than the 1 before it is 2, the osculator.",
      "4370: 437 + 2 × 0 = 437.",
      "437: 43 + 2 × 7 = 57.",
      "57: 5 + 2 × 7 = 19. It is divisible.",
    ],
    input: { n: "4370", divisor: "19" },
    answer: "true",
  },
  why: "With a divisor D = 10p − 1, ten times p leaves 1. So p times a number 10a + b leaves as much as a + pb does, and one of the two is a multiple of D only if the other is. With D = 10p + 1 the last digit is taken off instead.",
  formula: write`p(10a + b) = (a + pb) + (10p − 1)a`,
  fitsBetter: [{ when: "You need the quotient as well.", path: "dhvajanka" }],
  note: "Veṣṭana, वेष्टन, means wrapping up; the book calls p the osculator. It comes from the first sutra, ekādhikena pūrveṇa.",
  source: `${TIRTHAJI}, on divisibility and osculators.`,
};
