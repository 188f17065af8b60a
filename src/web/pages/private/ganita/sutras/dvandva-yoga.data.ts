import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of the duplex. */
export const sutra: Sutra<"dvandva-yoga"> = {
  whenToUse:
    "To square any number in one line, and to take a square root digit by digit with one divisor from beginning to end.",
  worked: {
    question: "43²",
    lines: [
      "Units, the duplex of 3: 3 × 3 = 9. Write 9.",
      "Tens, the duplex of 4 and 3: 2 × 4 × 3 = 24. Write 4, carry 2.",
      "Hundreds, the duplex of 4: 4 × 4 = 16, with the 2 it is 18. Write 18: 1849.",
    ],
    input: { n: "43" },
    answer: "1849",
  },
  why: "A square is a number crosswise with itself, so every pair of different digits meets twice, and a digit in the middle meets itself once. For the root, take from each column the duplex of the digits that are known, all but the first; what is left is twice the first digit times the next.",
  formula: write`${power(["10a + b"], 2)} = 100${power("a", 2)} + 10(2ab) + ${power("b", 2)}`,
  fitsBetter: [
    { when: "The number lies near a power of ten.", path: "yavadunam" },
    { when: "The number ends in 5.", path: "ekadhikena-purvena" },
  ],
  source: `${TIRTHAJI}, on straight squaring and on square roots.`,
};
