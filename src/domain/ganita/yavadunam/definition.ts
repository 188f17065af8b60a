import type { Definition } from "../definition.ts";
import { number, POWER_OF_TEN } from "../inputs.ts";

const TAKES = "The square or cube of n from a base, a power of ten; left out, the closest.";

/** The definition of yavadunam. */
export const definition = {
  path: "yavadunam",
  name: "Yavadunam",
  devanagari: "यावदूनम्",
  iast: "yāvadūnam",
  meaning: "whatever the deficiency",
  summary: "Square or cube a number by what it lacks from a power of ten.",
  description: "Right for any number, quick near a power of ten.",
  refused: { n: "96", power: 4 },
  modes: [
    {
      label: "Square or cube",
      forms: [
        {
          fixed: { power: 2 },
          label: "Square",
          takes: TAKES,
          inputs: { n: number("Number to square"), base: POWER_OF_TEN },
          sense: "square",
        },
        {
          fixed: { power: 3 },
          label: "Cube",
          takes: TAKES,
          inputs: { n: number("Number to cube"), base: POWER_OF_TEN },
          sense: "cube",
        },
      ],
      examples: [
        { label: "88²", input: { n: "88", power: 2 } },
        { label: "96²", title: "A square", input: { n: "96", power: 2 } },
        { label: "10025²", input: { n: "10025", power: 2 } },
        { label: "98³", title: "A cube", input: { n: "98", power: 3 } },
      ],
    },
  ],
} as const satisfies Definition;
