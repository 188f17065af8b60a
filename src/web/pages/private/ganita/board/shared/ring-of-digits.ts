import { parseRational } from "#domain/exact/parse-rational.ts";
import { over } from "#domain/ganita/notation.ts";
import { type Drawing, found, given, type Line, label, type Mark, small } from "../drawing.ts";
import type { Working } from "../working.ts";
import { linesBefore } from "./lines.ts";

// A longer period shows so many of its digits, round the present one, and a gap.
const MOST_DIGITS = 28;
const DIGITS_SHOWN = 23;

interface RingDigits {
  readonly digits: readonly (Line & {
    readonly digit: string;
    /** What the digit is the last one of. */
    readonly inside: string;
  })[];
  /** Whether the last digit is found first. */
  readonly isBackwards: boolean;
}

/**
 * The digits of a period round a ring; inside, what each was the last digit of; in the middle the
 * fraction that gives them. `start` is the line after which they are found.
 */
export function ringOfDigits(
  working: Working,
  start: Line,
  fraction: string,
  { digits, isBackwards }: RingDigits,
): Drawing | null {
  const { period, present } = working;
  if (!period || digits.length === 0) return null;
  const isWhole = period <= MOST_DIGITS;
  const count = isWhole ? period : DIGITS_SHOWN;
  const columns = isWhole ? period : DIGITS_SHOWN + 1;
  const middle = Math.max(0, present - start.step - 1);
  const from = isWhole
    ? 0
    : Math.max(0, Math.min(middle - Math.floor(DIGITS_SHOWN / 2), period - DIGITS_SHOWN));
  const marks: Mark[] = digits.flatMap(({ step, digit, inside }) => {
    const index = step - start.step - 1 - from;
    if (index < 0 || index >= count) return [];
    const column = isBackwards ? count - index : index + 1;
    return [
      { ...found(digit, { step }), row: 1, column },
      { ...small(inside, { step }), row: 2, column },
    ];
  });
  const [numerator = "", denominator = "1"] = fraction.split("/");
  const quotient = over(parseRational(numerator).numerator, BigInt(denominator));
  return {
    kind: "ring",
    columns,
    marks: [
      ...linesBefore(working, start).map((line, index, { length }) => ({
        ...line,
        row: index + 1 - length,
        column: 1,
      })),
      ...marks,
      ...(isWhole ? [] : [{ ...label("…"), row: 1, column: columns }]),
      { ...given([quotient]), row: 3, column: 1 },
    ],
  };
}
