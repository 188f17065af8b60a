import type { Definition } from "../definition.ts";
import { FACTORS } from "../inputs.ts";

const TAKES = "Two numbers of at most 1,000 digits.";

/** The definition of urdhva-tiryagbhyam. */
export const definition = {
  path: "urdhva-tiryagbhyam",
  name: "Urdhva-tiryagbhyam",
  devanagari: "ऊर्ध्वतिर्यग्भ्याम्",
  iast: "ūrdhva-tiryagbhyām",
  meaning: "vertically and crosswise",
  summary: "Multiply vertically and crosswise.",
  description: "Takes any two numbers of at most 1,000 digits.",
  place: "query",
  refused: { a: "12a", b: "3" },
  modes: [
    {
      label: "Multiply two numbers",
      forms: [
        { label: "Digits as written", takes: TAKES, inputs: FACTORS, sense: "product" },
        {
          fixed: { vinculum: true },
          label: "Bar digits",
          takes: TAKES,
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
  ],
} as const satisfies Definition;
