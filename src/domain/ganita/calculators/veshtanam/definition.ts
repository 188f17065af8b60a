import type { Definition } from "../../definition.ts";
import { number } from "../../input/inputs.ts";

const INPUTS = { n: number("Number"), divisor: number("Divisor") } as const;

/** The definition of osculation. */
export const definition = {
  path: "veshtanam",
  name: "Osculation",
  devanagari: "वेष्टनम्",
  iast: "veṣṭanam",
  meaning: "folding over: the test of divisibility",
  group: "further",
  modes: [
    {
      mode: "positive",
      label: "Positive osculator: from a multiple that ends in 9",
      inputs: INPUTS,
      examples: [
        { label: "4370 by 19?", title: "By addition", input: { n: "4370", divisor: "19" } },
        { label: "21112 by 7?", input: { n: "21112", divisor: "7" } },
        { label: "5293240096 by 139?", input: { n: "5293240096", divisor: "139" } },
      ],
    },
    {
      mode: "negative",
      label: "Negative osculator: from a multiple that ends in 1",
      inputs: INPUTS,
      examples: [
        { label: "4370 by 31?", title: "By subtraction", input: { n: "4370", divisor: "31" } },
        { label: "6603 by 31?", input: { n: "6603", divisor: "31" } },
      ],
    },
  ],
} as const satisfies Definition;
