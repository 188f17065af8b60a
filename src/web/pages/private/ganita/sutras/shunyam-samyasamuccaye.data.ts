import { BOTH } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of shunyam-samyasamuccaye. */
export const sutra: Sutra<"shunyam-samyasamuccaye"> = {
  whenToUse:
    "When an equation shows the same thing on both sides: the same product of constants, the same sum of denominators, totals in one ratio. That thing is then zero, and the root can be read off. A factor common to both sides, as in 9(x + 1) = 7(x + 1), is the plainest case.",
  worked: {
    question: "1/(x − 7) + 1/(x − 9) = 1/(x − 6) + 1/(x − 10)",
    lines: [
      "Add the denominators on the left: 2x − 16.",
      "Add them on the right: 2x − 16, the same.",
      "So 2x − 16 is zero.",
      "x = 8.",
    ],
    input: { mode: "reciprocals", a: "-7", b: "-9", c: "-6", d: "-10" },
    answer: "8",
  },
  why: "Two reciprocals add up to a fraction with the sum of their denominators above the line. If that sum is the same on both sides while the products below differ, the sides can only be equal where it is zero. In (x + a)(x + b) = (x + c)(x + d) the squares cancel, and with ab = cd every term left holds x. In a ratio, where both totals vanish the second fraction is the first with both signs changed; where both differences vanish, both fractions are 1.",
  formula: write`1/(x + a) + 1/(x + b) = (2x + a + b) ÷ ((x + a)(x + b))`,
  fitsBetter: [
    { when: "Nothing is the same on both sides.", path: "paravartya-yojayet" },
    { when: "There are two unknowns.", path: "sankalana-vyavakalanabhyam" },
  ],
  note: "Samuccaya has several meanings: a common factor, a product of constants, a sum of denominators, a total. Each has its own kind of equation here.",
  source: BOTH,
};
