/** Where a figure comes from, strongest first. */
export const STATUSES = [
  "published",
  "published-old",
  "state-level",
  "modelled",
  "assumed-zero",
] as const;
export type Status = (typeof STATUSES)[number];

/**
 * The status of a figure made from several: that of the weakest.
 *
 * @example
 * weakestOf(["published", "modelled"]); // "modelled"
 */
export function weakestOf(statuses: Iterable<Status>): Status {
  let weakest = 0;
  for (const status of statuses) weakest = Math.max(weakest, STATUSES.indexOf(status));
  return STATUSES[weakest]!;
}

/** Whether a source publishes the figure for the place itself. */
export const isPublished = (status: Status) => status === "published" || status === "published-old";

/** Whether a figure comes from no source, but from a formula or an assumption. */
export const isGuess = (status: Status) => status === "modelled" || status === "assumed-zero";
