import type { Definition } from "../../definition.ts";
import { letters, number } from "../../input/inputs.ts";
import { write } from "../../working/notation.ts";

/** The definition of sopantyadvayamantyam. */
export const definition = {
  path: "sopantyadvayamantyam",
  name: "Sopantyadvayamantyam",
  devanagari: "सोपान्त्यद्वयमन्त्यम्",
  iast: "sopāntya-dvayam antyam",
  meaning: "the ultimate and twice the penultimate",
  modes: [
    {
      mode: "equation",
      label: "1/AB + 1/AC = 1/AD + 1/BC",
      formula: write`A = x + p, B = x + q, C = x + r, D = x + s`,
      inputs: letters("p", "q", "r", "s"),
      examples: [
        { label: "factors x, x + 1, x + 2, x + 3", input: { p: "0", q: "1", r: "2", s: "3" } },
        {
          label: "factors x + 1, x + 2, x + 3, x + 4",
          title: "An equation",
          input: { p: "1", q: "2", r: "3", s: "4" },
        },
        { label: "factors x + 1, x + 2, x + 4, x + 7", input: { p: "1", q: "2", r: "4", s: "7" } },
      ],
    },
    {
      mode: "multiply",
      label: "Multiply by 11 to 19 (later teaching)",
      inputs: { n: number("Number"), by: number("Times, from 11 to 19", { sign: "×" }) },
      sense: "product",
      examples: [
        { label: "132 × 12", title: "A product", input: { n: "132", by: "12" } },
        { label: "99 × 19", input: { n: "99", by: "19" } },
      ],
    },
  ],
} as const satisfies Definition;
