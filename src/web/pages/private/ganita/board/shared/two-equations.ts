import { given, label, type Mark, START } from "../drawing.ts";
import { typedIn, type Working } from "../working.ts";

const TERMS = ["x", "y", "="] as const;
const COEFFICIENTS = [
  ["a", "b", "p"],
  ["c", "d", "q"],
] as const;

/** Two simultaneous equations by their coefficients, in rows 1 to 3. */
export const twoEquations = (working: Working): Mark[] => [
  ...TERMS.map((term, index) => label(START, [1, index + 2], term)),
  ...COEFFICIENTS.flatMap((row, index) =>
    row.map((name, at) => given(START, [index + 2, at + 2], typedIn(working, name))),
  ),
];
