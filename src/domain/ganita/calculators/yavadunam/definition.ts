import type { Definition } from "../../definition.ts";
import { number, POWER_OF_TEN } from "../../input/inputs.ts";

/** The definition of yavadunam. */
export const definition = {
  path: "yavadunam",
  name: "Yavadunam",
  devanagari: "यावदूनम्",
  iast: "yāvadūnam",
  meaning: "whatever the deficiency",
  modes: [
    {
      label: "Square or cube",
      forms: [
        {
          fixed: { power: 2 },
          label: "Square",
          inputs: { n: number("Number to square"), base: POWER_OF_TEN },
          sense: "square",
        },
        {
          fixed: { power: 3 },
          label: "Cube",
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
