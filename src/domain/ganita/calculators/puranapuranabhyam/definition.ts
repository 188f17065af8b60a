import type { Definition } from "../../definition.ts";
import { letters, listOf } from "../../input/inputs.ts";
import { power, write } from "../../working/notation.ts";

/** The definition of puranapuranabhyam. */
export const definition = {
  path: "puranapuranabhyam",
  name: "Puranapuranabhyam",
  devanagari: "पूरणापूरणाभ्याम्",
  iast: "pūraṇāpūraṇābhyām",
  meaning: "by the completion or non-completion",
  modes: [
    {
      mode: "quadratic",
      label: "Quadratic: complete the square",
      formula: write`a${power("x", 2)} + bx + c = 0`,
      inputs: letters("a", "b", "c"),
      sense: "polynomial",
      examples: [
        { label: "x² + 4x − 5 = 0", title: "A quadratic", input: { a: "1", b: "4", c: "-5" } },
        { label: "x² − 4x + 4 = 0", title: "A double root", input: { a: "1", b: "-4", c: "4" } },
        { label: "2x² + 3x − 4 = 0", input: { a: "2", b: "3", c: "-4" } },
        { label: "x² + 2x + 5 = 0", input: { a: "1", b: "2", c: "5" } },
      ],
    },
    {
      mode: "cubic",
      label: "Cubic: complete the cube",
      formula: write`a${power("x", 3)} + b${power("x", 2)} + cx + d = 0`,
      inputs: letters("a", "b", "c", "d"),
      sense: "polynomial",
      examples: [
        {
          label: "x³ + 8x² + 17x + 10 = 0",
          title: "A cubic",
          input: { a: "1", b: "8", c: "17", d: "10" },
        },
        { label: "x³ − 6x + 4 = 0", input: { a: "1", b: "0", c: "-6", d: "4" } },
        { label: "x³ − 2 = 0", input: { a: "1", b: "0", c: "0", d: "-2" } },
      ],
    },
    {
      mode: "sum",
      label: "Sum: complete the tens",
      inputs: { nums: listOf("numbers", "n", "Number") },
      sense: "sum",
      examples: [
        {
          label: "24 + 38 + 26 + 12 + 7",
          title: "A sum",
          input: { nums: ["24", "38", "26", "12", "7"] },
        },
      ],
    },
  ],
} as const satisfies Definition;
