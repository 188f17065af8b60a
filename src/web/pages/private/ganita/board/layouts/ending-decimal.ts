import { over, power, type Writable } from "#domain/ganita/working/notation.ts";
import { type Drawing, found, given, grid, label, type Mark, mark, sign } from "../drawing.ts";
import { figureOf, numberOf, type Working } from "../working.ts";
import { linesFrom } from "./lines.ts";

// More decimals show the first of them and the last.
const MOST_DECIMALS = 8;
// The sign, the whole part and the point.
const BEFORE = 3;

/** A decimal that ends: every digit under the worth of its place. */
export function endingDecimal(working: Working): Drawing | null {
  const ends = figureOf(working, "terminating");
  const [result = ""] = working.results;
  if (!ends) return null;

  const whole = numberOf(working, "whole");
  const decimals = numberOf(working, "pre_period") ?? { step: ends.step, value: "" };
  return grid([
    ...(result.startsWith("-") ? [sign(whole?.step ?? 0, [2, 1], "−")] : []),
    label(0, [1, 2], "units"),
    whole ? found(whole.step, [2, 2], whole.value) : given(0, [2, 2], "0"),
    ...(decimals.value === "" ? [] : [sign(decimals.step, [2, BEFORE], ".")]),
    ...decimalMarks(decimals.step, decimals.value),
    ...linesFrom(working, decimals.step + 1, 3, BEFORE),
  ]);
}

function decimalMarks(step: number, digits: string): Mark[] {
  const isCut = digits.length > MOST_DECIMALS;
  return [...digits].flatMap((digit, index) => {
    const isLast = index === digits.length - 1;
    if (isCut && index >= MOST_DECIMALS && !isLast) return [];
    const at = BEFORE + 1 + (isCut && isLast ? MOST_DECIMALS + 1 : index);
    return [
      label(0, [1, at], [over(1, placeOf(index + 1))]),
      found(step, [2, at], digit),
      ...(isCut && isLast ? [mark("label", step, [2, at - 1], ["…"])] : []),
    ];
  });
}

const placeOf = (place: number): Writable => (place > 3 ? power(10, place) : 10 ** place);
