import type { Definition } from "../definition.ts";
import { listOf } from "../inputs.ts";

/** The definition of subtraction. */
export const definition = {
  path: "subtraction",
  name: "Subtraction",
  devanagari: "व्यवकलनम्",
  iast: "vyavakalanam",
  meaning: "taking apart",
  card: "Addition & Subtraction",
  summary: "Subtract by columns as bar digits, then clear the bars.",
  description: "Takes the rest from the first.",
  call: "subtract",
  refused: { nums: [] },
  modes: [
    {
      label: "Subtract numbers",
      takes: "The numbers: the first minus the rest.",
      inputs: {
        nums: listOf("numbers", "n", "Number", {
          hint: "The first number, less all the others.",
          isWholeOnly: true,
        }),
      },
      examples: [
        { label: "723 − 246", title: "Two numbers", input: { nums: ["723", "246"] } },
        { label: "3726 − 1987", input: { nums: ["3726", "1987"] } },
        { label: "1000 − 873", input: { nums: ["1000", "873"] } },
        { label: "246 − 723", input: { nums: ["246", "723"] } },
      ],
    },
  ],
} as const satisfies Definition;
