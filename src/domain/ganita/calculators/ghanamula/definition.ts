import type { Definition } from "../../definition.ts";
import { ROOT } from "../../input/inputs.ts";

/** The definition of the cube root. */
export const definition = {
  path: "ghanamula",
  name: "Cube root",
  devanagari: "घनमूलम्",
  iast: "ghanamūlam",
  meaning: "the root of the cube",
  group: "further",
  modes: [
    {
      label: "Cube root",
      inputs: ROOT,
      sense: "root",
      examples: [
        { label: "∛33076161", title: "A cube root", input: { n: "33076161" } },
        { label: "∛258474853", input: { n: "258474853" } },
        { label: "∛−12167", input: { n: "-12167" } },
        { label: "∛2 to 4 decimals", input: { n: "2", places: "4" } },
      ],
    },
  ],
} as const satisfies Definition;
