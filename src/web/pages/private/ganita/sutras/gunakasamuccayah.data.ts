import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of gunakasamuccayah. */
export const sutra: Sutra<"gunakasamuccayah"> = {
  whenToUse:
    "To test whether factors really make a given polynomial, without multiplying everything out.",
  worked: {
    question: "Is (x + 1)(x + 2) = x² + 3x + 2?",
    lines: [
      "The first differential of the right side: 2x + 3.",
      "Leave out each factor in turn: x + 2 and x + 1.",
      "Their sum is 2x + 3, the same.",
      "The constants agree too, 2 and 2: it holds.",
    ],
    input: {
      factors: [
        ["1", "1"],
        ["1", "2"],
      ],
      expression: ["1", "3", "2"],
    },
    answer: "true, 1, 3, 2",
  },
  why: "A product grows as each factor grows while the others stand still. So its first differential is a sum with one term for each factor: the factor's own growth, times all the others. A differential does not see the constant, so the constants are compared apart.",
  formula: write`D(ABC) = BC·D(A) + AC·D(B) + AB·D(C)`,
  fitsBetter: [{ when: "A quick check is enough.", path: "gunakanupatih" }],
  source: `${TIRTHAJI}, as told at gummystuff.org.`,
};
