import { BOTH } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of sankalana-vyavakalanabhyam. */
export const sutra: Sutra<"sankalana-vyavakalanabhyam"> = {
  whenToUse:
    "For two equations in which the coefficients of x and y change places. One addition and one subtraction do it.",
  worked: {
    question: "45x − 23y = 113, 23x − 45y = 91",
    lines: [
      "Add: 68x − 68y = 204, so x − y = 3.",
      "Subtract: 22x + 22y = 22, so x + y = 1.",
      "Add these two and halve: x = 2.",
      "Subtract and halve: y = −1.",
    ],
    input: {
      equations: [
        ["45", "-23", "113"],
        ["23", "-45", "91"],
      ],
    },
    answer: "2, -1",
  },
  why: "Adding ax + by = p and bx + ay = q gives both unknowns the coefficient a + b; subtracting gives them a − b with opposite signs. Divide, and what is left is x + y and x − y, whose sum and difference are 2x and 2y.",
  formula: write`(a + b)(x + y) = p + q, (a − b)(x − y) = p − q`,
  fitsBetter: [{ when: "One unknown stands in the ratio of the constants.", path: "anurupyena" }],
  source: BOTH,
};
