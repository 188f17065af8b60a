import { DomainError } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";

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
    return { problem: "Write a whole number: the letters have no fractions." };
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.message };
    throw error;
  }
}
