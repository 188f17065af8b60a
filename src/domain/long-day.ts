/**
 * Writes the day of an instant, in UTC, with its month as a word.
 *
 * @example
 * longDay(new Date("2025-10-01")); // "1 October 2025"
 */
export const longDay = (instant: Date): string =>
  instant.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
