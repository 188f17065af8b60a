import { DomainError } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";

const NO_FRACTIONS = "Write a whole number, such as 4320000: the letters have no fractions.";
const ONLY_DIGITS =
  "Write a whole number in digits, such as 4320000, without letters or an exponent.";

/**
 * Reads a whole number in any digit grouping and any of the scripts, or returns what is wrong with
 * it.
 *
 * @example
 * wholeNumberEntry("४३,२०,०००"); // { digits: "4320000" }
 */
export function wholeNumberEntry(
  text: string,
): { readonly digits: string } | { readonly problem: string } {
  try {
    const { numerator, denominator } = parseRational(text);
    if (denominator === 1n) return { digits: `${numerator}` };
    return { problem: NO_FRACTIONS };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "too_long") return { problem: error.message };
    return { problem: error.code === "zero_denominator" ? NO_FRACTIONS : ONLY_DIGITS };
  }
}
