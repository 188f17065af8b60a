import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind } from "../figures/indices.ts";

/**
 * Writes the rank and index of a place.
 *
 * @example
 * standing({ cyber_risk_rank: 780, risk_index: 9.78 }, "plain", 780); // "rank 780 of 780, index 9.78"
 */
export function standing(
  figures: Readonly<Record<string, number>>,
  index: IndexKind,
  ranked: number,
): string {
  const value = figures[INDICES[index].index];
  return value === undefined
    ? "no index"
    : `rank ${figures[INDICES[index].rank]} of ${ranked}, index ${fixed(value, 2)}`;
}
