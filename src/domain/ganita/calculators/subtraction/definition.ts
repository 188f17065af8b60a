import type { Definition } from "../../definition.ts";
import { listOf } from "../../input/inputs.ts";

/** The definition of subtraction. */
export const definition = {
  path: "subtraction",
  name: "Subtraction",
  devanagari: "व्यवकलनम्",
  iast: "vyavakalanam",
  meaning: "taking apart",
  card: "Addition & Subtraction",
  call: "subtract",
  modes: [
    {
      label: "Subtract numbers",
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
