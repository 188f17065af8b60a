import { power, write } from "../notation.ts";
import type { Sutra } from "../sutra.ts";
import { BOTH } from "./sources.ts";

/** The description of puranapuranabhyam. */
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
  modes: [
    {
      mode: "quadratic",
      label: "Quadratic: complete the square",
      examples: [
        { label: "2x² + 3x − 4 = 0", input: { a: "2", b: "3", c: "-4" } },
        { label: "x² + 2x + 5 = 0", input: { a: "1", b: "2", c: "5" } },
      ],
    },
    {
      mode: "cubic",
      label: "Cubic: complete the cube",
      examples: [
        {
          label: "x³ + 8x² + 17x + 10 = 0",
          input: { mode: "cubic", a: "1", b: "8", c: "17", d: "10" },
        },
        { label: "x³ − 6x + 4 = 0", input: { mode: "cubic", a: "1", b: "0", c: "-6", d: "4" } },
        { label: "x³ − 2 = 0", input: { mode: "cubic", a: "1", b: "0", c: "0", d: "-2" } },
      ],
    },
    {
      mode: "sum",
      label: "Sum: complete the tens",
      examples: [
        {
          label: "24 + 38 + 26 + 12 + 7",
          input: { mode: "sum", nums: ["24", "38", "26", "12", "7"] },
        },
      ],
    },
  ],
  why: "x² + 2hx is the square of x + h but for h². Adding h² on both sides leaves a square equal to a number, and roots can be taken. A cubic is completed in the same way by a third of its second coefficient: the square of the unknown disappears, and a simpler cubic is left.",
  formula: write`${power("x", 2)} + 2hx + ${power("h", 2)} = ${power(["x + h"], 2)}`,
  fitsBetter: [
    { when: "You look for repeated roots.", path: "chalana-kalanabhyam" },
    { when: "The numbers of a sum do not make tens.", path: "addition" },
  ],
  note: "Completing tens is a later use in teaching.",
  source: BOTH,
};
