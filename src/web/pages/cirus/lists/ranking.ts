import { INDICES, type IndexKind } from "../figures/indices.ts";
import type { Place } from "./place.ts";

/** A column and its sort direction. */
export interface Sort {
  /** "name", "rank", "index" or the key of a metric. */
  readonly key: string;
  readonly direction: "ascending" | "descending";
}

/** The initial sort of every table. */
export const BY_RANK: Sort = { key: "rank", direction: "descending" };

export const BY_NAME: Sort = { key: "name", direction: "ascending" };

const byName = new Intl.Collator("en", { numeric: true });

/**
 * Sorts places by a column; rank and index are those of an index. In both directions, places without
 * the figure come last, and those with the same figure are in order of name.
 */
export function sortPlaces(
  places: readonly Place[],
  { key, direction }: Sort,
  index: IndexKind = "plain",
): readonly Place[] {
  const sign = direction === "ascending" ? 1 : -1;
  const field = key === "rank" || key === "index" ? INDICES[index][key] : key;
  return places.toSorted((one, other) => {
    const names = byName.compare(one.name, other.name) || byName.compare(one.within, other.within);
    if (key === "name") return sign * names;
    const [left, right] = [one.figures[field], other.figures[field]];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || names;
    }
    return sign * (left - right) || names;
  });
}
