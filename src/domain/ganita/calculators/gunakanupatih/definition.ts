import type { Definition } from "../../definition.ts";
import { FACTORS, listOf, number, rows } from "../../input/inputs.ts";

/** The definition of gunakanupatih. */
export const definition = {
  path: "gunakanupatih",
  name: "Guṇitasamuccayaḥ (listed as gunakanupatih)",
  devanagari: "गुणितसमुच्चयः",
  iast: "guṇita-samuccayaḥ",
  meaning: "the sum of the coefficients of the product",
  card: "Gunitasamuccayah",
  modes: [
    {
      mode: "polynomial",
      label: "Polynomials: sums of coefficients",
      inputs: {
        factors: listOf("factors", "f", "Factor", {
          hint: "Coefficients from the highest power down: 1, 3 is x + 3.",
        }),
        product: listOf("coefficients", "e", "Their product is said to be", {
          hint: "Coefficients again: 1, 5, 6 is x² + 5x + 6.",
        }),
      },
      sense: "factorisation",
      examples: [
        {
          label: "(x + 3)(x + 2) = x² + 5x + 6?",
          title: "Polynomials",
          input: { factors: rows("1 3; 1 2"), product: ["1", "5", "6"] },
        },
        {
          label: "(x + 2)(x + 3) = x² + 6x + 5?",
          input: { factors: rows("1 2; 1 3"), product: ["1", "6", "5"] },
        },
        {
          label: "(x + 2)(x + 3)(x + 8) = x³ + 13x² + 44x + 48?",
          input: { factors: rows("1 2; 1 3; 1 8"), product: ["1", "13", "44", "48"] },
        },
      ],
    },
    {
      mode: "number",
      label: "Numbers: digit roots",
      inputs: { ...FACTORS, product: number("Product to check", { sign: "=" }) },
      examples: [
        {
          label: "123 × 456 = 56808?",
          title: "Numbers",
          input: { a: "123", b: "456", product: "56808" },
        },
      ],
    },
    {
      mode: "proportion",
      label: "Multipliers in proportion",
      inputs: {
        ...FACTORS,
        ratio: number("In the ratio", {
          hint: "The first is multiplied by it, the second divided.",
        }),
      },
      examples: [
        {
          label: "16 × 25, by 1/4",
          title: "In proportion",
          input: { a: "16", b: "25", ratio: "1/4" },
        },
      ],
    },
  ],
} as const satisfies Definition;
