import type { Definition } from "../../definition.ts";
import { listOf, rows } from "../../input/inputs.ts";

/** The definition of gunakasamuccayah. */
export const definition = {
  path: "gunakasamuccayah",
  name: "Gunakasamuccayah",
  devanagari: "गुणकसमुच्चयः",
  iast: "guṇaka-samuccayaḥ",
  meaning: "the multipliers together",
  modes: [
    {
      label: "Linear factors and their product",
      inputs: {
        factors: listOf("factors", "f", "Factor", {
          isLinear: true,
          hint: "The two coefficients of each: 3, -4 is 3x − 4.",
        }),
        expression: listOf("coefficients", "e", "Their product is said to be", {
          hint: "Coefficients from the highest power down. Left empty, the factors are multiplied out.",
          isOptional: true,
        }),
      },
      sense: "factorisation",
      examples: [
        {
          label: "(x + 1)(x + 2) = x² + 3x + 2?",
          title: "A right product",
          input: { factors: rows("1 1; 1 2"), expression: ["1", "3", "2"] },
        },
        {
          label: "(x − 2)(x − 3) = x² − 5x + 7?",
          input: { factors: rows("1 -2; 1 -3"), expression: ["1", "-5", "7"] },
        },
        {
          label: "(3x − 4)(4x + 1) = 12x² + 13x − 4?",
          input: { factors: rows("3 -4; 4 1"), expression: ["12", "13", "-4"] },
        },
      ],
    },
  ],
} as const satisfies Definition;
