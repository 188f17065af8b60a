import type { Definition } from "../../definition.ts";
import { DIVISION } from "../../input/inputs.ts";

/** The definition of straight division. */
export const definition = {
  path: "dhvajanka",
  name: "Straight division",
  devanagari: "ध्वजाङ्कः",
  iast: "dhvajāṅkaḥ",
  meaning: "on the top of the flag",
  group: "further",
  modes: [
    {
      label: "Divide numbers",
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
