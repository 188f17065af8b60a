import type { Definition } from "../../definition.ts";
import { FACTORS, POWER_OF_TEN } from "../../input/inputs.ts";

/** The definition of nikhilam. */
export const definition = {
  path: "nikhilam-navatashcaramam-dashatah",
  name: "Nikhilam navatashcaramam dashatah",
  devanagari: "निखिलं नवतश्चरमं दशतः",
  iast: "nikhilaṃ navataś caramaṃ daśataḥ",
  meaning: "all from nine and the last from ten",
  place: "query",
  modes: [
    {
      label: "Multiply near a power of ten",
      inputs: { ...FACTORS, base: POWER_OF_TEN },
      sense: "product",
      examples: [
        { label: "88 × 88", input: { a: "88", b: "88" } },
        { label: "97 × 96", title: "Near 100", input: { a: "97", b: "96" } },
        {
          label: "107 × 93, base 100",
          title: "From a base of one's own",
          input: { a: "107", b: "93", base: "100" },
        },
        { label: "1023 × 1049", input: { a: "1023", b: "1049" } },
        { label: "9998 × 94", input: { a: "9998", b: "94" } },
      ],
    },
  ],
} as const satisfies Definition;
