import type { Definition } from "../definition.ts";
import { DIVISION } from "../inputs.ts";

/** The definition of straight division. */
export const definition = {
  path: "dhvajanka",
  name: "Straight division",
  devanagari: "ध्वजाङ्कः",
  iast: "dhvajāṅkaḥ",
  meaning: "on the top of the flag",
  group: "further",
  summary: "Divide by the first digit alone, with the others on the flag.",
  description: "Takes any two numbers; only the first digit of the divisor divides.",
  refused: { dividend: "1", divisor: "0" },
  modes: [
    {
      label: "Divide numbers",
      takes: "Divides one number by another, as far as whole numbers go.",
      inputs: DIVISION,
      sense: "fraction",
      examples: [
        { label: "38982 ÷ 73", title: "A division", input: { dividend: "38982", divisor: "73" } },
        { label: "529 ÷ 23", input: { dividend: "529", divisor: "23" } },
        { label: "16384 ÷ 128", input: { dividend: "16384", divisor: "128" } },
        { label: "7632 ÷ 94", input: { dividend: "7632", divisor: "94" } },
      ],
    },
  ],
} as const satisfies Definition;
