import { BOTH } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of chalana-kalanabhyam. */
export const sutra: Sutra<"chalana-kalanabhyam"> = {
  whenToUse:
    "To solve a quadratic from its first differential, and to find the repeated factors of a longer polynomial.",
  worked: {
    question: "x² − 5x + 6 = 0",
    lines: [
      "The first differential: 2x − 5.",
      "The discriminant: 25 − 24 = 1.",
      "The first differential is the root of the discriminant: 2x − 5 = ±1.",
      "x = 2 or x = 3.",
    ],
    input: { coefficients: ["1", "-5", "6"] },
    answer: "2, 3",
  },
  why: "Multiply ax² + bx + c by 4a and it becomes the square of 2ax + b less the discriminant; so at a root the first differential is the square root of the discriminant. If x − r divides a polynomial m times, it divides every term of its differential m − 1 times: what the two have in common shows the repeated factors.",
  formula: write`4a(a${power("x", 2)} + bx + c) = ${power(["2ax + b"], 2)} − (${power("b", 2)} − 4ac)`,
  fitsBetter: [{ when: "You want to see the square completed.", path: "puranapuranabhyam" }],
  source: BOTH,
};
