import { type Decimal, decimal } from "../../exact/decimal.ts";
import { digitCount, digitRoot, powerOfTen } from "../../exact/digits.ts";
import { found } from "../blanks.ts";
import { alsoClaiming } from "../claims.ts";
import { GanitaError } from "../ganita-error.ts";
import { equal, factor, joined, type Notation, type Writable, write } from "../notation.ts";
import { readDecimal } from "../read-number.ts";
import { counted } from "../working/counted.ts";
import { type Expression, plus } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { answerAlone, given, rootIn, valueWithRoot, withDigitRoot } from "../working/parts.ts";
import { answered, type Check, type Lines, worked } from "../working/working.ts";
import { exactDecimal } from "./product-frame.ts";

/** The most numbers added or subtracted at once. */
export const MAX_NUMBERS = 1_000;

// The most digits of all numbers together.
const MAX_DIGITS_TOGETHER = 100_000;

// For longer lists only the count is shown.
const MOST_SHOWN = 20;

/** Numbers with their points aligned: value = whole / 10^scale. */
interface AlignedNumbers {
  readonly numbers: readonly Decimal[];
  readonly wholes: readonly bigint[];
  readonly scale: number;
}

/**
 * Reads a list of decimals and gives them all the same number of decimal places.
 *
 * @throws {DomainError} `empty`, `bad_number`, or `too_long` past 1,000 numbers of 1,000 digits or
 * 100,000 digits in all.
 */
export function readAligned(texts: readonly string[]): AlignedNumbers {
  if (texts.length === 0) throw new GanitaError("empty", "Enter at least one number.");
  if (texts.length > MAX_NUMBERS) {
    throw new GanitaError("too_long", "Use at most 1,000 numbers at a time.");
  }

  let digits = 0;
  const numbers = texts.map((text) => {
    const number = readDecimal(text);
    digits += digitCount(number.coefficient);
    if (digits > MAX_DIGITS_TOGETHER) {
      throw new GanitaError("too_long", "Use at most 100,000 digits in all the numbers together.");
    }
    return number;
  });
  const scale = Math.max(...numbers.map(({ places }) => places));
  return { numbers, scale, wholes: numbers.map((number) => wholeAt(number, scale)) };
}

/** The decimal as a whole number of units of 10^−scale. */
export function wholeAt({ coefficient, places }: Decimal, scale: number): bigint {
  return coefficient * powerOfTen(scale - places);
}

/** The inverse of {@link wholeAt}. */
export const valueAt = (whole: bigint, scale: number): Decimal => decimal(whole, scale);

/**
 * A sum or a difference of aligned numbers as a calculation: the lines find `total` without its
 * point, then sign and point return. `alone` says what one number by itself comes to.
 */
export function alignedCalculation<Made extends Lines>(
  { numbers, scale }: AlignedNumbers,
  sign: "+" | "−",
  parts: { readonly total: bigint; alone: string; lines: Made; check: Check },
) {
  const result = valueAt(parts.total, scale);
  const hasPoint = result.coefficient < 0n || result.places > 0;
  return worked({
    result: exactDecimal(result),
    statement: answered(terms(numbers, ` ${sign} `), "=", result),
    lines:
      numbers.length === 1
        ? [line("alone", parts.alone, answerAlone(found(result)))]
        : [
            ...parts.lines,
            hasPoint && line("framing", "Put sign and point in place:", answerAlone(found(result))),
          ],
    check: parts.check,
  });
}

/** The line that writes the numbers without their points. */
export function alignLine({ wholes, scale }: AlignedNumbers) {
  const description =
    scale === 0
      ? "Write the numbers one under the other, units under units:"
      : `Align the points, so that every number has ${counted(scale, "decimal")}, and leave the point out until the end:`;
  return line("aligned", description, given(listed(wholes, ", "), wholes), { scale });
}

/** The numbers as the terms of a sum or difference, negative ones in brackets after the first. */
export function terms(numbers: readonly (Decimal | bigint)[], separator: string): Notation {
  const shown = numbers
    .slice(0, MOST_SHOWN + 1)
    .map((number, index) => (index === 0 ? write`${number}` : factor(number)));
  return numbers.length > MOST_SHOWN ? howMany(numbers) : joined(shown, separator);
}

/** The numbers added; of many only the count is written. */
export function added(numbers: readonly (Decimal | bigint)[]): Expression {
  const sum = plus(...(numbers as readonly [Decimal | bigint]));
  return numbers.length > MOST_SHOWN ? { ...sum, notation: howMany(numbers) } : sum;
}

const howMany = (items: readonly unknown[]): Notation => [`(${items.length} numbers)`];

/** Shows that both sides of a sum of whole numbers ≥ 0 have the same digit root. */
export function rootsBothSides(left: readonly bigint[], right: readonly bigint[]): Notation {
  const [first, second] = [rootOfSum(left), rootOfSum(right)];
  return alsoClaiming(write`${first}; ${second}`, () => [equal(rootIn(first), rootIn(second))]);
}

/** The numbers in order, or only their count if there are too many to read. */
export function listed(items: readonly Writable[], separator: string): Notation {
  return items.length > MOST_SHOWN ? howMany(items) : joined(items, separator);
}

function rootOfSum(numbers: readonly bigint[]): Notation {
  const roots = numbers.map(digitRoot);
  return numbers.length === 1
    ? withDigitRoot(numbers[0]!)
    : valueWithRoot(added(roots.map(BigInt)));
}
