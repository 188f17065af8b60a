import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText, subtract } from "#domain/exact/rational.ts";
import { type Drawing, exactNotation, grid, label, mark } from "../drawing.ts";
import { figureOf, type Working } from "../working.ts";
import { letterOf, xPlusText } from "./coefficient-table.ts";
import { linesFrom, questionLine } from "./lines.ts";

const LETTERS = ["p", "q", "r", "s"] as const;
const NAMES = ["A", "B", "C", "D"] as const;

/** Four factors in a row with the steps between them; the last and twice the one before are zero. */
export function inProgression(working: Working): Drawing | null {
  const progression = figureOf(working, "in_progression");
  if (!progression) return null;

  const { step, value: applies } = progression;
  const constants = LETTERS.map((name) => fractionText(letterOf(working, name)));
  const gaps = constants
    .slice(1)
    .map((constant, index) =>
      fractionText(subtract(parseRational(constant), parseRational(constants[index]!))),
    );
  return grid([
    questionLine(working, 7),
    ...NAMES.map((name, index) => label(0, [2, 2 * index + 1], name)),
    ...constants.map((constant, index) =>
      mark("figure", 0, [3, 2 * index + 1], xPlusText(constant)),
    ),
    ...gaps.map((gap, index) => mark("found", step, [4, 2 * index + 2], exactNotation(gap), [gap])),
    ...(applies
      ? [label(step + 1, [5, 5], "twice"), label(step + 1, [5, 7], "once")]
      : [label(step, [5, 1, 1, 7], "the steps differ")]),
    ...linesFrom(working, step + 1, 6, 7),
  ]);
}
