import { parseRational } from "#domain/exact/parse-rational.ts";
import { divide, fractionText } from "#domain/exact/rational.ts";
import { write } from "#domain/ganita/working/notation.ts";
import {
  type Drawing,
  exactNotation,
  found,
  given,
  grid,
  inRow,
  label,
  type Mark,
  mark,
} from "../drawing.ts";
import { allOf, numberOf, numbersOf, typedIn, type Working } from "../working.ts";
import { linesFrom } from "./lines.ts";

const TERMS = ["x", "y", "="] as const;

/** Two simultaneous equations by their coefficients, with what adding and subtracting them gives. */
export function addedAndSubtracted(working: Working): Drawing | null {
  const made = allOf(numbersOf, working, "sum", "sum_reduced", "difference", "difference_reduced");
  if (!made) return null;
  const rows = made.map((row, index) => {
    const before = made[index - 1]?.value[0] ?? "";
    const names = ["added", `divided by ${before}`, "subtracted", `divided by ${before}`];
    return { ...row, name: names[index]!.replace("-", "−") };
  });
  return grid([
    ...twoEquations(working),
    mark("rule", 0, [4, 1, 1, 4]),
    ...rows.flatMap(({ step, value, name }, index) => [
      label(step, [5 + index, 1], name),
      ...inRow(found, step, [5 + index, 2], value),
    ]),
    ...linesFrom(working, rows.at(-1)!.step + 1, 5 + rows.length, 4),
  ]);
}

/** Two simultaneous equations by their coefficients, with what is left of them without y and without x. */
export function oneUnknownGone(working: Working): Drawing | null {
  const made = allOf(numbersOf, working, "eliminate_y", "eliminate_x");
  const marks = [...twoEquations(working), mark("rule", 0, [4, 1, 1, 5])];
  // Without a single solution nothing is left of either.
  if (!made) return grid([...marks, ...linesFrom(working, 2, 5, 4)]);
  const [withoutY, withoutX] = made;
  const left = (row: number, at: number, { step, value }: typeof withoutY, letter: string) => {
    const taken = working.steps.find(({ number }) => number === step - 1);
    return [
      label(step - 1, [row, 1, 1, 5], taken?.notation ?? []),
      found(step, [row + 1, at], value[0]!),
      found(step, [row + 1, 4], value[1]!),
      label(step, [row + 1, 5], write`${letter} = ${exactNotation(quotient(value))}`),
    ];
  };
  return grid([...marks, ...left(5, 2, withoutY, "x"), ...left(7, 3, withoutX, "y")]);
}

const quotient = ([times, total]: readonly string[]): string =>
  fractionText(divide(parseRational(total!), parseRational(times!)));

/** Two simultaneous equations by their coefficients; two columns in one ratio are marked. */
export function oneInRatio(working: Working): Drawing | null {
  if (!working.entries.a) return null;
  const rule = numberOf(working, "rule");
  // Without a single solution, no ratio is looked for.
  if (!rule) return grid([...twoEquations(working), ...linesFrom(working, 1, 4, 4)]);
  const alike = { x: [3, 4], y: [2, 4] }[rule.value[0]!] ?? [];
  return grid([
    ...twoEquations(working),
    ...alike.flatMap((column) => [
      mark("rule", rule.step, [4, column]),
      label(rule.step, [5, column], "one ratio"),
    ]),
    ...linesFrom(working, rule.step, 6, 4),
  ]);
}

function twoEquations(working: Working): Mark[] {
  const coefficients = [
    ["a", "b", "p"],
    ["c", "d", "q"],
  ];
  return [
    ...TERMS.map((term, index) => label(0, [1, index + 2], term)),
    ...coefficients.flatMap((row, index) =>
      row.flatMap((name, at) => {
        const text = typedIn(working, name);
        return text ? [given(0, [index + 2, at + 2], text)] : [];
      }),
    ),
  ];
}
