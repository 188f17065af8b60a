import { BOTH } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of puranapuranabhyam. */
export const sutra: Sutra<"puranapuranabhyam"> = {
  whenToUse:
    "When something is nearly whole: a quadratic that lacks a term to be a square, a cubic that lacks two to be a cube, a sum whose numbers make tens in pairs.",
  worked: {
    question: "x² + 4x − 5 = 0",
    lines: [
      "Move the constant: x² + 4x = 5.",
      "Half of 4 is 2; its square, 4, completes the left side: x² + 4x + 4 = 9.",
      "(x + 2)² = 9, so x + 2 is 3 or −3.",
      "x = −5 or x = 1.",
    ],
    input: { a: "1", b: "4", c: "-5" },
    answer: "-5, 1",
  },
  why: "x² + 2hx is the square of x + h but for h². Adding h² on both sides leaves a square equal to a number, and roots can be taken. A cubic is completed in the same way by a third of its second coefficient: the square of the unknown disappears, and a simpler cubic is left.",
  formula: write`${power("x", 2)} + 2hx + ${power("h", 2)} = ${power(["x + h"], 2)}`,
  fitsBetter: [
    { when: "You look for repeated roots.", path: "chalana-kalanabhyam" },
    { when: "The numbers of a sum do not make tens.", path: "addition" },
  ],
  note: "Completing tens is a later use in teaching.",
  source: BOTH,
};
