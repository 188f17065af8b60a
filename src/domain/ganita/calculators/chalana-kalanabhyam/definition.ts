import type { Definition } from "../../definition.ts";
import { HIGHEST_FIRST, listOf } from "../../input/inputs.ts";

/** The definition of chalana-kalanabhyam. */
export const definition = {
  path: "chalana-kalanabhyam",
  name: "Chalana-kalanabhyam",
  devanagari: "चलनकलनाभ्याम्",
  iast: "calana-kalanābhyām",
  meaning: "by calculus, literally by sequential motion",
  modes: [
    {
      label: "A polynomial of degree 1 to 8",
      inputs: {
        coefficients: listOf("coefficients", "c", "Coefficients of the polynomial", {
          hint: HIGHEST_FIRST,
        }),
      },
      sense: "polynomial",
      examples: [
        {
          label: "7x² − 11x − 7",
          title: "A quadratic",
          input: { coefficients: ["7", "-11", "-7"] },
        },
        {
          label: "x⁴ + 2x² + 1",
          title: "A repeated factor",
          input: { coefficients: ["1", "0", "2", "0", "1"] },
        },
        { label: "x³ − 4x² + 5x − 2", input: { coefficients: ["1", "-4", "5", "-2"] } },
        {
          label: "x⁵ − 15x³ + 10x² + 60x − 72",
          input: { coefficients: ["1", "0", "-15", "10", "60", "-72"] },
        },
      ],
    },
  ],
} as const satisfies Definition;
