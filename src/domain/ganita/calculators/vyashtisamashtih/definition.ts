import type { Definition } from "../../definition.ts";
import { FACTORS, letters } from "../../input/inputs.ts";
import { power, write } from "../../working/notation.ts";

/** The definition of vyashtisamashtih. */
export const definition = {
  path: "vyashtisamashtih",
  name: "Vyashtisamashtih",
  devanagari: "व्यष्टिसमष्टिः",
  iast: "vyaṣṭi-samaṣṭiḥ",
  meaning: "individuality and totality",
  modes: [
    {
      mode: "product",
      label: "Product about the average",
      inputs: FACTORS,
      sense: "product",
      examples: [
        { label: "58 × 62", title: "A product", input: { a: "58", b: "62" } },
        { label: "46 × 55", input: { a: "46", b: "55" } },
        { label: "−12 × 18", input: { a: "-12", b: "18" } },
      ],
    },
    {
      mode: "quartic",
      label: "(x + a)⁴ + (x + b)⁴ = c",
      formula: write`${power(["x + a"], 4)} + ${power(["x + b"], 4)} = c`,
      inputs: letters("a", "b", "c"),
      examples: [
        {
          label: "(x + 7)⁴ + (x + 5)⁴ = 706",
          title: "A sum of fourth powers",
          input: { a: "7", b: "5", c: "706" },
        },
        { label: "(x + 1)⁴ + (x + 2)⁴ = 1000", input: { a: "1", b: "2", c: "1000" } },
      ],
    },
  ],
} as const satisfies Definition;
