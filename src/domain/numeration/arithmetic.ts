import {
  add,
  digitsAbout,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../exact/rational.ts";
import { NumerationError } from "./numeration-error.ts";

/** Operations on the numbers of words; `fd` goes from first to last, `bd` from last to first. */
export const OPERATIONS = [
  "addition",
  "multiplication",
  "subtraction_fd",
  "subtraction_bd",
  "division_fd",
  "division_bd",
] as const;
export type Operation = (typeof OPERATIONS)[number];

const STEP_BY_OPERATION: Record<Operation, (result: Rational, token: Rational) => Rational> = {
  addition: add,
  multiplication: multiply,
  subtraction_fd: subtract,
  subtraction_bd: subtract,
  division_fd: divide,
  division_bd: divide,
};

/** The most digits all running results may have together, since each of them is returned. */
const MAX_DIGITS_TOGETHER = 200_000;

/**
 * Combines the numbers one by one and returns every running result; the last is the final one.
 * A single number is its own result; no numbers give no results.
 *
 * Results are exact fractions in lowest terms.
 *
 * @throws {DomainError} `division_by_zero`, or `result_too_large` before a product past
 * 20,000 digits is computed, and once the results pass {@link MAX_DIGITS_TOGETHER}.
 *
 * @example
 * calculate([12n, 3n, 8n], "division_fd").map(fractionText); // ["4", "1/2"]
 */
export function calculate(
  tokens: readonly (bigint | Rational)[],
  operation: Operation,
): Rational[] {
  const ordered = operation.endsWith("_bd") ? tokens.toReversed() : tokens;
  const [first, ...others] = ordered.map(asRational);
  if (!first) return [];
  if (others.length === 0) return [first];

  let result = first;
  let digits = 0;
  return others.map((token) => {
    result = STEP_BY_OPERATION[operation](result, token);
    digits += digitsAbout(result);
    if (digits > MAX_DIGITS_TOGETHER) throw tooManyDigits();
    return result;
  });
}

const tooManyDigits = () =>
  new NumerationError(
    "result_too_large",
    `The running results would have more than ${MAX_DIGITS_TOGETHER.toLocaleString("en")} digits together. Use fewer or smaller numbers.`,
  );

function asRational(token: bigint | Rational): Rational {
  return typeof token === "bigint" ? rational(token) : token;
}
