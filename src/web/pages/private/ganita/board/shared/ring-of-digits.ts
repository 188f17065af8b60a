import { parseRational } from "#domain/exact/parse-rational.ts";
import { digitText, over } from "#domain/ganita/notation.ts";
import { type Drawing, label, type Mark, mark, START } from "../drawing.ts";
import type { Working } from "../working.ts";
import { linesBefore } from "./lines.ts";

// A longer period shows so many of its digits, round the present one, and a gap.
const MOST_DIGITS = 28;
const DIGITS_SHOWN = 23;

interface RingDigits {
  readonly digits: readonly {
    readonly step: number;
    readonly digit: string;
    /** What the digit is the last one of. */
    readonly inside: string;
  }[];
  /** Whether the last digit is found first. */
  readonly isBackwards: boolean;
}

/**
 * The digits of a period round a ring; inside, what each was the last digit of; in the middle the
 * fraction that gives them. `start` is the line after which they are found.
 */
export function ringOfDigits(
  { period, present, opening }: Working,
  start: { readonly step: number },
  fraction: string,
  { digits, isBackwards }: RingDigits,
): Drawing | null {
  if (!period || digits.length === 0) return null;
  const isWhole = period <= MOST_DIGITS;
  const middle = Math.max(0, present - start.step - 1);
  const from = isWhole
    ? 0
    : Math.max(0, Math.min(middle - Math.floor(DIGITS_SHOWN / 2), period - DIGITS_SHOWN));
  const count = isWhole ? period : DIGITS_SHOWN;
  const columns = isWhole ? period : DIGITS_SHOWN + 1;
  const marks: Mark[] = digits.flatMap(({ step, digit, inside }) => {
    const index = step - start.step - 1 - from;
    if (index < 0 || index >= count) return [];
    const column = isBackwards ? count - index : index + 1;
    return [
      mark("found", { step }, [1, column], [digitText(digit)], digit),
      mark("small", { step }, [2, column], [digitText(inside)]),
    ];
  });
  const [numerator = "", denominator = "1"] = fraction.split("/");
  return {
    kind: "ring",
    columns,
    marks: [
      ...linesBefore({ steps: opening }, start),
      ...marks,
      ...(isWhole ? [] : [label(START, [1, columns], "…")]),
      mark(
        "figure",
        START,
        [3, 1],
        [over(parseRational(numerator).numerator, BigInt(denominator))],
      ),
    ],
  };
}
