import type { Definition } from "../../definition.ts";
import { listOf } from "../../input/inputs.ts";

/** The definition of addition. */
export const definition = {
  path: "addition",
  name: "Addition",
  devanagari: "संकलनम्",
  iast: "saṅkalanam",
  meaning: "putting together",
  card: "Addition & Subtraction",
  call: "add",
  modes: [
    {
      label: "Add numbers",
      inputs: { nums: listOf("numbers", "n", "Number", { isWholeOnly: true }) },
      sense: "sum",
      examples: [
        {
          label: "234 + 403 + 564 + 721",
          title: "Four numbers",
          input: { nums: ["234", "403", "564", "721"] },
        },
        { label: "604 + 794", input: { nums: ["604", "794"] } },
        { label: "232 + 4151 − 2889 + 1371", input: { nums: ["232", "4151", "-2889", "1371"] } },
        { label: "99999999999999999999 + 1", input: { nums: ["99999999999999999999", "1"] } },
      ],
    },
  ],
} as const satisfies Definition;
