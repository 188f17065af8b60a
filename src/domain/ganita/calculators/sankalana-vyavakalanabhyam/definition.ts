import type { Definition } from "../../definition.ts";
import { EQUATIONS, rows } from "../../input/inputs.ts";

/** The definition of sankalana-vyavakalanabhyam. */
export const definition = {
  path: "sankalana-vyavakalanabhyam",
  name: "Sankalana-vyavakalanabhyam",
  devanagari: "संकलनव्यवकलनाभ्याम्",
  iast: "saṅkalana-vyavakalanābhyām",
  meaning: "by addition and by subtraction",
  modes: [
    {
      label: "Two equations in x and y",
      ...EQUATIONS,
      examples: [
        {
          label: "45x − 23y = 113, 23x − 45y = 91",
          title: "Two equations",
          input: { equations: rows("45 -23 113; 23 -45 91") },
        },
        { label: "5x − 21y = 26, 21x − 5y = 26", input: { equations: rows("5 -21 26; 21 -5 26") } },
        { label: "69x − 5y = 42, 5x − 69y = 32", input: { equations: rows("69 -5 42; 5 -69 32") } },
        { label: "2x + 3y = 8, 3x − y = 1", input: { equations: rows("2 3 8; 3 -1 1") } },
      ],
    },
  ],
} as const satisfies Definition;
