import { BOTH } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of anurupyena. */
export const sutra: Sutra<"anurupyena"> = {
  whenToUse:
    "To multiply numbers near 50, 200 or 3000, where Nikhilam's base is too far away; to solve a pair of equations in which one unknown stands in the ratio of the constants; to cube a number of two parts.",
  worked: {
    question: "46 × 43",
    lines: [
      "Take 50 as the working base: 5 times 10. The numbers lack 4 and 7.",
      "Crosswise: 46 − 7 = 39. In proportion: 39 × 5 = 195.",
      "4 × 7 = 28. One place for the right part: write 8, carry 2.",
      "195 + 2 = 197, and 8 beside it: 1978.",
    ],
    input: { a: "46", b: "43", base: "50" },
    answer: "1978",
  },
  why: "The identity is Nikhilam's. With a working base of 5 × 10 the cross sum counts fifties; times five, it counts tens, and the right part needs one place. In the equations: if the coefficients of y are in the ratio of the constants, x = 0 leaves both equations saying the same of y, and where there is one solution only, that is it. The four terms of a cube each stand to the one before as the second part to the first.",
  formula: write`(W + x)(W + y) = W(W + x + y) + xy, W = 5 × 10`,
  fitsBetter: [
    { when: "The base is 10, 100, 1000 …", path: "nikhilam-navatashcaramam-dashatah" },
    {
      when: "The coefficients of the equations change places.",
      path: "sankalana-vyavakalanabhyam",
    },
  ],
  note: "Two sutras share this screen: the sub-sutra Ānurūpyeṇa and the sixth sutra, (ānurūpye) śūnyam anyat, (आनुरूप्ये) शून्यमन्यत्, “if one is in ratio, the other one is zero”.",
  source: BOTH,
};
