import type { Definition } from "../../definition.ts";
import { FRACTION } from "../../input/inputs.ts";

/** The definition of shesanyankena-charamena. */
export const definition = {
  path: "shesanyankena-charamena",
  name: "Shesanyankena charamena",
  devanagari: "शेषाण्यङ्केन चरमेण",
  iast: "śeṣāṇy aṅkena carameṇa",
  meaning: "the remainders by the last digit",
  hasPeriod: true,
  modes: [
    {
      label: "A fraction p/q",
      inputs: FRACTION,
      sense: "fraction",
      examples: [
        { label: "1/19", input: { p: "1", q: "19" } },
        { label: "1/7", title: "One seventh", input: { p: "1", q: "7" } },
        { label: "5/21", input: { p: "5", q: "21" } },
        { label: "1/28", input: { p: "1", q: "28" } },
        { label: "7/8", input: { p: "7", q: "8" } },
      ],
    },
  ],
} as const satisfies Definition;
