import { BOTH } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of gunakanupatih. */
export const sutra: Sutra<"gunakanupatih"> = {
  whenToUse:
    "To catch a wrong product in a moment: add coefficients, or cast out nines. It can show that a product is false, never that it is true.",
  worked: {
    question: "Is (x + 3)(x + 2) = x² + 5x + 6?",
    lines: [
      "The coefficients of the factors add up to 4 and to 3.",
      "4 × 3 = 12.",
      "The coefficients of the product: 1 + 5 + 6 = 12.",
      "They agree, and multiplied out in full it is right.",
    ],
    input: {
      factors: [
        ["1", "3"],
        ["1", "2"],
      ],
      product: ["1", "5", "6"],
    },
    answer: "true, true",
  },
  why: "The sum of the coefficients is the value at x = 1, and the value of a product is the product of the values. With numbers, the digit root is what is left after taking out nines; ten leaves one, so adding digits keeps it, and multiplying roots gives the root of the product. Equal values at one point do not make two polynomials equal, so the check can be passed by mistake.",
  formula: write`P(1) = A(1) × B(1)`,
  fitsBetter: [{ when: "You need certainty about linear factors.", path: "gunakasamuccayah" }],
  note: "The sutra, गुणितसमुच्चयः, is followed by its sub-sutra, समुच्चयगुणितः (samuccaya-guṇitaḥ, “the product of the sums”): the two are equal. The list this screen belongs to calls it gunakanupatih, a name found among neither the sixteen sutras nor the sub-sutras. The one missing from that list is Guṇitasamuccayaḥ. Read word for word, guṇaka-anupāta means multipliers in proportion: that is the third mode.",
  source: BOTH,
};
