import type { Definition } from "../../definition.ts";
import { FACTORS, FRACTION, number } from "../../input/inputs.ts";

/** The definition of ekadhikena-purvena. */
export const definition = {
  path: "ekadhikena-purvena",
  name: "Ekadhikena purvena",
  devanagari: "एकाधिकेन पूर्वेण",
  iast: "ekādhikena pūrveṇa",
  meaning: "by one more than the previous one",
  place: "query",
  hasPeriod: true,
  modes: [
    {
      mode: "square",
      label: "Square a number ending in 5",
      inputs: { n: number("Number ending in 5") },
      sense: "square",
      examples: [
        { label: "25²", input: { n: "25" } },
        { label: "195²", title: "A square", input: { n: "195" } },
        { label: "3.5²", input: { n: "3.5" } },
      ],
    },
    {
      mode: "product",
      label: "Like beginnings, endings that make ten",
      inputs: FACTORS,
      sense: "product",
      examples: [
        { label: "44 × 46", title: "A product", input: { a: "44", b: "46" } },
        { label: "291 × 209", input: { a: "291", b: "209" } },
      ],
    },
    {
      mode: "recurring",
      label: "Recurring decimals from the right",
      inputs: FRACTION,
      sense: "fraction",
      examples: [
        { label: "1/19", title: "A recurring decimal", input: { p: "1", q: "19" } },
        { label: "1/7", input: { p: "1", q: "7" } },
      ],
    },
  ],
} as const satisfies Definition;
