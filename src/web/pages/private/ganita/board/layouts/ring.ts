import { parseRational } from "#domain/exact/parse-rational.ts";
import { digitText, over } from "#domain/ganita/working/notation.ts";
import { type Drawing, label, type Mark, mark } from "../drawing.ts";
import { numberOf, type Working } from "../working.ts";
import { linesBefore } from "./lines.ts";

// A longer period shows so many of its digits, round the present one, and a gap.
const MOST_DIGITS = 28;
const DIGITS_SHOWN = 23;

/** The digits of a period round a ring; inside, what each was the last digit of. */
export function ringOfDigits(working: Working): Drawing | null {
  const { period, steps, present } = working;
  const opening = { ...working, steps: working.opening };
  const isBackwards = working.path === "ekadhikena-purvena";
  const start = numberOf(opening, isBackwards ? "ekadhika" : "last_digit");
  const digits = steps.filter(({ data }) => typeof data?.digit === "number");
  if (!period || !start || digits.length === 0) return null;

  const isWhole = period <= MOST_DIGITS;
  const middle = Math.max(0, present - start.step - 1);
  const from = isWhole
    ? 0
    : Math.max(0, Math.min(middle - Math.floor(DIGITS_SHOWN / 2), period - DIGITS_SHOWN));
  const count = isWhole ? period : DIGITS_SHOWN;
  const columns = isWhole ? period : DIGITS_SHOWN + 1;
  const marks: Mark[] = digits.flatMap(({ number, data }) => {
    const index = number - start.step - 1 - from;
    if (index < 0 || index >= count) return [];
    const column = isBackwards ? count - index : index + 1;
    const digit = `${data!.digit}`;
    return [
      mark("found", number, [1, column], [digitText(digit)], [digit]),
      mark("small", number, [2, column], [digitText(insideOf(data!))]),
    ];
  });
  const gap = isWhole ? [] : [label(0, [1, columns], "…")];
  return {
    kind: "ring",
    columns,
    marks: [...linesBefore(opening, start.step), ...marks, ...gap, ...centre(opening)],
  };
}

// The remainder; or, going backwards, the number of which the digit is the last.
function insideOf(data: NonNullable<Working["steps"][number]["data"]>): string {
  if (typeof data.remainder === "number") return `${data.remainder}`;
  return Number(data.carry) > 0 ? `${data.carry}${data.digit}` : `${data.digit}`;
}

function centre(working: Working): Mark[] {
  const start = numberOf(working, "start") ?? numberOf(working, "as");
  if (!start) return [];
  const [numerator = "", denominator] = start.value.split("/");
  if (!denominator) return [mark("figure", 0, [3, 1], [digitText(numerator)])];
  const { numerator: p } = parseRational(numerator);
  return [mark("figure", 0, [3, 1], [over(p, BigInt(denominator))])];
}
