import { write } from "../notation.ts";
import type { Sutra } from "../sutra.ts";
import { BOTH } from "./sources.ts";

/** The description of anurupyena. */
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
  modes: [
    {
      mode: "product",
      label: "Product from a working base",
      examples: [
        { label: "46 × 43, base 50", input: { a: "46", b: "43", base: "50" } },
        { label: "24 × 23, base 20", input: { a: "24", b: "23", base: "20" } },
        { label: "3998 × 4998, base 5000", input: { a: "3998", b: "4998", base: "5000" } },
      ],
    },
    {
      mode: "shunyam-anyat",
      label: "Shunyam anyat: if one is in ratio, the other is zero",
      examples: [
        {
          label: "3x + 7y = 2, 4x + 21y = 6",
          input: {
            mode: "shunyam-anyat",
            equations: [
              ["3", "7", "2"],
              ["4", "21", "6"],
            ],
          },
        },
        {
          label: "323x + 147y = 1615, 969x + 321y = 4845",
          input: {
            mode: "shunyam-anyat",
            equations: [
              ["323", "147", "1615"],
              ["969", "321", "4845"],
            ],
          },
        },
      ],
    },
    {
      mode: "cube",
      label: "Cube of a number in two parts",
      examples: [
        { label: "12³", input: { mode: "cube", n: "12" } },
        { label: "98³", input: { mode: "cube", n: "98" } },
      ],
    },
  ],
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
