import type { Definition } from "../../definition.ts";
import { number, ROOT } from "../../input/inputs.ts";

/** The definition of the duplex. */
export const definition = {
  path: "dvandva-yoga",
  name: "Duplex",
  devanagari: "द्वन्द्वयोगः",
  iast: "dvandva-yogaḥ",
  meaning: "the joining of pairs",
  group: "further",
  modes: [
    {
      mode: "square",
      label: "Square a number",
      inputs: { n: number("Number to square") },
      sense: "square",
      examples: [
        { label: "43²", title: "A square", input: { n: "43" } },
        { label: "207²", input: { n: "207" } },
        { label: "1234²", input: { n: "1234" } },
      ],
    },
    {
      mode: "root",
      label: "Square root",
      inputs: ROOT,
      sense: "root",
      examples: [
        { label: "√552049", title: "A square root", input: { n: "552049" } },
        { label: "√119716", input: { n: "119716" } },
        { label: "√2 to 8 decimals", input: { n: "2", places: "8" } },
      ],
    },
  ],
} as const satisfies Definition;
