import type { Definition } from "../../definition.ts";
import { letter, letterOnNewLine, letters } from "../../input/inputs.ts";
import { over, write } from "../../working/notation.ts";

const FOUR = letters("a", "b", "c", "d");

/** The definition of shunyam-samyasamuccaye. */
export const definition = {
  path: "shunyam-samyasamuccaye",
  name: "Shunyam samyasamuccaye",
  devanagari: "शून्यं साम्यसमुच्चये",
  iast: "śūnyaṃ sāmyasamuccaye",
  meaning: "when the samuccaya is the same, that samuccaya is zero",
  modes: [
    {
      mode: "products",
      label: "(x + a)(x + b) = (x + c)(x + d)",
      formula: write`(x + a)(x + b) = (x + c)(x + d)`,
      inputs: FOUR,
      sense: "brackets",
      examples: [
        {
          label: "(x + 3)(x + 4) = (x − 2)(x − 6)",
          title: "Products",
          input: { mode: "products", a: "3", b: "4", c: "-2", d: "-6" },
        },
        {
          label: "(x + 1)(x + 2) = (x + 3)(x + 4)",
          input: { mode: "products", a: "1", b: "2", c: "3", d: "4" },
        },
      ],
    },
    {
      mode: "equal-numerators",
      label: "m/(ax + b) + m/(cx + d) = 0",
      formula: write`${over("m", "ax + b")} + ${over("m", "cx + d")} = 0`,
      inputs: {
        m: letter("m"),
        first: [letter("a"), letter("b")],
        second: [letter("c"), letter("d")],
      },
      examples: [
        {
          label: "1/(3x − 2) + 1/(2x − 1) = 0",
          title: "Equal numerators",
          input: { m: "1", first: ["3", "-2"], second: ["2", "-1"] },
        },
      ],
    },
    {
      mode: "ratio",
      label: "N₁/D₁ = N₂/D₂",
      formula: write`${over("ax + b", "cx + d")} = ${over("ex + f", "gx + h")}`,
      inputs: {
        n1: [letter("a"), letter("b")],
        d1: [letter("c"), letter("d")],
        n2: [letterOnNewLine("e"), letter("f")],
        d2: [letter("g"), letter("h")],
      },
      examples: [
        {
          label: "(2x + 9)/(2x + 7) = (2x + 7)/(2x + 9)",
          title: "Ratios",
          input: { n1: ["2", "9"], d1: ["2", "7"], n2: ["2", "7"], d2: ["2", "9"] },
        },
        {
          label: "(3x + 4)/(6x + 7) = (5x + 6)/(2x + 3)",
          input: { n1: ["3", "4"], d1: ["6", "7"], n2: ["5", "6"], d2: ["2", "3"] },
        },
      ],
    },
    {
      mode: "reciprocals",
      label: "1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d)",
      formula: write`${over("1", "x + a")} + ${over("1", "x + b")} = ${over("1", "x + c")} + ${over("1", "x + d")}`,
      inputs: FOUR,
      examples: [
        {
          label: "1/(x + 2) + 1/(x + 8) = 1/(x + 1) + 1/(x + 9)",
          title: "Reciprocals",
          input: { a: "2", b: "8", c: "1", d: "9" },
        },
      ],
    },
  ],
} as const satisfies Definition;
