/**
 * A count with its noun.
 *
 * @example
 * counted(2, "place"); // "2 places"
 */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What stands behind a root: how often it counts, where that is more than once. */
export function timesText(times: number): string {
  if (times === 1) return "";
  return times === 2 ? ", twice" : `, ${times} times`;
}
