import type { Definition } from "../../definition.ts";
import { EQUATIONS, FACTORS, number, rows } from "../../input/inputs.ts";

/** The definition of anurupyena. */
export const definition = {
  path: "anurupyena",
  name: "Anurupyena",
  devanagari: "आनुरूप्येण",
  iast: "ānurūpyeṇa",
  meaning: "proportionately",
  modes: [
    {
      mode: "product",
      label: "Product from a working base",
      inputs: {
        ...FACTORS,
        base: number("Working base", {
          hint: "Such as 50, 200 or 3000. Left empty, the best one is taken.",
          isOptional: true,
        }),
      },
      sense: "product",
      examples: [
        { label: "46 × 43, base 50", title: "A product", input: { a: "46", b: "43", base: "50" } },
        { label: "24 × 23, base 20", input: { a: "24", b: "23", base: "20" } },
        { label: "3998 × 4998, base 5000", input: { a: "3998", b: "4998", base: "5000" } },
      ],
    },
    {
      mode: "shunyam-anyat",
      label: "Shunyam anyat: if one is in ratio, the other is zero",
      ...EQUATIONS,
      examples: [
        {
          label: "3x + 7y = 2, 4x + 21y = 6",
          title: "Two equations",
          input: { equations: rows("3 7 2; 4 21 6") },
        },
        {
          label: "323x + 147y = 1615, 969x + 321y = 4845",
          input: { equations: rows("323 147 1615; 969 321 4845") },
        },
      ],
    },
    {
      mode: "cube",
      label: "Cube of a number in two parts",
      inputs: { n: number("Number to cube") },
      sense: "cube",
      examples: [
        { label: "12³", title: "A cube", input: { n: "12" } },
        { label: "98³", input: { n: "98" } },
      ],
    },
  ],
} as const satisfies Definition;
