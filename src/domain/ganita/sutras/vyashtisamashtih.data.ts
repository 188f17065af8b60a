import { power, write } from "../notation.ts";
import type { Sutra } from "../sutra.ts";
import { TIRTHAJI } from "./sources.ts";

/** The description of vyashtisamashtih. */
export const sutra: Sutra<"vyashtisamashtih"> = {
  whenToUse:
    "To multiply two numbers whose average is easy to square, and to solve equations that look the same around an average.",
  worked: {
    question: "58 × 62",
    lines: [
      "The whole: their average is 60.",
      "The single: each lies 2 away from it.",
      "60² = 3600 and 2² = 4.",
      "3600 − 4 = 3596.",
    ],
    input: { a: "58", b: "62" },
    answer: "3596",
  },
  modes: [
    {
      mode: "product",
      label: "Product about the average",
      examples: [
        { label: "46 × 55", input: { a: "46", b: "55" } },
        { label: "−12 × 18", input: { a: "-12", b: "18" } },
      ],
    },
    {
      mode: "quartic",
      label: "(x + a)⁴ + (x + b)⁴ = c",
      examples: [
        {
          label: "(x + 7)⁴ + (x + 5)⁴ = 706",
          input: { mode: "quartic", a: "7", b: "5", c: "706" },
        },
        {
          label: "(x + 1)⁴ + (x + 2)⁴ = 1000",
          input: { mode: "quartic", a: "1", b: "2", c: "1000" },
        },
      ],
    },
  ],
  why: "Two numbers are their average m with the same distance d taken off and put on, and the product of m − d and m + d is m² − d². In the same way the fourth powers of y + h and y − h add up to a sum in which every odd power of y cancels: a quadratic in y².",
  formula: write`(m − d)(m + d) = ${power("m", 2)} − ${power("d", 2)}`,
  fitsBetter: [
    { when: "Both lie near a power of ten.", path: "nikhilam-navatashcaramam-dashatah" },
    { when: "The average is no easier to square.", path: "urdhva-tiryagbhyam" },
  ],
  source: `${TIRTHAJI}, as the equation is told by others; the product about the average is the common teaching.`,
};
