import type { Definition } from "../../definition.ts";
import { number } from "../../input/inputs.ts";

/** The definition of ekanyunena-purvena. */
export const definition = {
  path: "ekanyunena-purvena",
  name: "Ekanyunena purvena",
  devanagari: "एकन्यूनेन पूर्वेण",
  iast: "ekanyūnena pūrveṇa",
  meaning: "by one less than the previous one",
  modes: [
    {
      label: "Multiply by nines",
      inputs: { n: number("Number"), nines: number("Nines", { sign: "×" }) },
      sense: "product",
      examples: [
        { label: "456 × 999", title: "As many nines", input: { n: "456", nines: "999" } },
        { label: "143 × 999", input: { n: "143", nines: "999" } },
        { label: "45 × 999", input: { n: "45", nines: "999" } },
        { label: "1432 × 99", input: { n: "1432", nines: "99" } },
      ],
    },
  ],
} as const satisfies Definition;
