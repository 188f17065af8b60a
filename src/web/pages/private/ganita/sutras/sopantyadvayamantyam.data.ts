import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of sopantyadvayamantyam. */
export const sutra: Sutra<"sopantyadvayamantyam"> = {
  whenToUse:
    "For equations of four fractions whose factors follow each other by equal steps; and, in later teaching, to multiply by 12 and its neighbours.",
  worked: {
    question: "1/((x + 3)(x + 4)) + 1/((x + 3)(x + 5)) = 1/((x + 3)(x + 6)) + 1/((x + 4)(x + 5))",
    lines: [
      "The factors x + 3, x + 4, x + 5, x + 6 grow by equal steps.",
      "The ultimate is x + 6, the penultimate x + 5.",
      "(x + 6) + 2(x + 5) = 0.",
      "3x + 16 = 0, so x = −16/3.",
    ],
    input: { p: "3", q: "4", r: "5", s: "6" },
    answer: "-16/3",
  },
  why: "Multiplied by all four factors, the equation is CD + BD = BC + AD. With B, C and D one, two and three steps beyond A the squares cancel, and what is left is one step times 3A and seven steps, which is D + 2C. Multiplying by 12: ten times a number moves each digit one place left, so in every place twice the digit meets its right neighbour.",
  formula: write`CD + BD − BC − AD = e(D + 2C), e the step`,
  fitsBetter: [
    { when: "The factors do not follow by equal steps.", path: "paravartya-yojayet" },
    { when: "You multiply by another number.", path: "urdhva-tiryagbhyam" },
  ],
  source: `${TIRTHAJI}, for the equation, as told at gummystuff.org; multiplying by 12 is a later use in teaching.`,
};
