import type { Definition } from "../../definition.ts";
import { FACTORS, HIGHEST_FIRST, listOf } from "../../input/inputs.ts";

/** The definition of urdhva-tiryagbhyam. */
export const definition = {
  path: "urdhva-tiryagbhyam",
  name: "Urdhva-tiryagbhyam",
  devanagari: "ऊर्ध्वतिर्यग्भ्याम्",
  iast: "ūrdhva-tiryagbhyām",
  meaning: "vertically and crosswise",
  place: "query",
  modes: [
    {
      mode: "numbers",
      label: "Multiply two numbers",
      forms: [
        { label: "Digits as written", inputs: FACTORS, sense: "product" },
        {
          fixed: { vinculum: true },
          label: "Bar digits",
          inputs: FACTORS,
          sense: "product",
        },
      ],
      examples: [
        { label: "14 × 12", input: { a: "14", b: "12" } },
        { label: "98 × 87", title: "Two numbers", input: { a: "98", b: "87" } },
        { label: "234 × 316", input: { a: "234", b: "316" } },
        { label: "8.4 × 2.8", input: { a: "8.4", b: "2.8" } },
        { label: "68 × 29 with bar digits", input: { a: "68", b: "29", vinculum: true } },
      ],
    },
    {
      mode: "polynomial",
      label: "Multiply two polynomials",
      inputs: {
        first: listOf("coefficients", "first", "First polynomial", { hint: HIGHEST_FIRST }),
        second: listOf("coefficients", "second", "Second polynomial"),
      },
      sense: "polynomials",
      examples: [
        {
          label: "(2x + 3)(4x − 5)",
          title: "Two polynomials",
          input: { first: ["2", "3"], second: ["4", "-5"] },
        },
        {
          label: "(x² + 2x + 3)(3x² − x + 4)",
          input: { first: ["1", "2", "3"], second: ["3", "-1", "4"] },
        },
        { label: "(x³ − 1)(x + 2)", input: { first: ["1", "0", "0", "-1"], second: ["1", "2"] } },
      ],
    },
  ],
} as const satisfies Definition;
