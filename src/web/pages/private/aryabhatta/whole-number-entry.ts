import { DomainError } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";

const ASKED_FOR = "Write a whole number in digits, such as 4320000: the letters have no fractions.";

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
    return { problem: ASKED_FOR };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: error.code === "too_long" ? error.message : ASKED_FOR };
  }
}
