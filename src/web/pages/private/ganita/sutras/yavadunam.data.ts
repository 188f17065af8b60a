import { BOTH } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of yavadunam. */
export const sutra: Sutra<"yavadunam"> = {
  whenToUse: "To square or cube a number near 10, 100, 1000 and so on.",
  worked: {
    question: "96²",
    lines: [
      "96 lacks 4 from 100.",
      "Lessen it by 4 once more: 92. That is the left part.",
      "Set up the square of the lack, 4 × 4 = 16, in two places.",
      "Side by side: 9216.",
    ],
    input: { n: "96", power: 2 },
    answer: "9216",
  },
  why: "A number is its base B with a little more or less, e. In its square, B² + 2eB can be written as B times B + 2e, and B + 2e is the number with e added once more; e² is left for the right part. The cube has three such parts.",
  formula: write`${power(["B + e"], 2)} = B(B + 2e) + ${power("e", 2)}`,
  fitsBetter: [
    { when: "The number ends in 5.", path: "ekadhikena-purvena" },
    { when: "It lies near 50, 200, 3000 …", path: "anurupyena" },
  ],
  note: "The whole sub-sutra is यावदूनं तावदूनीकृत्य वर्गं च योजयेत्, yāvadūnaṃ tāvadūnīkṛtya vargaṃ ca yojayet: lessen it by its deficiency and set up the square of that.",
  source: BOTH,
};
