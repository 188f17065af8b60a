/**
 * A count with its noun.
 *
 * @example
 * counted(2, "place"); // "2 places"
 */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
