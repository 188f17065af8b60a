import { GROUPINGS, groupedText } from "#domain/exact/digit-grouping.ts";

// Shorter numbers need no grouping, and longer ones nobody reads.
const FROM_DIGITS = 5;
const TO_DIGITS = 40;

/**
 * A number with grouped digits, in both groupings if they differ; null if it needs none.
 *
 * @example
 * groupedForms("-197885"); // "−197,885 · −1,97,885"
 */
export function groupedForms(text: string): string | null {
  const digits = /^-?(\d+)(\.\d+)?$/.exec(text)?.[1]?.length ?? 0;
  if (digits < FROM_DIGITS || digits > TO_DIGITS) return null;
  return [...new Set(GROUPINGS.map((grouping) => groupedText(text, grouping)))].join(" · ");
}
