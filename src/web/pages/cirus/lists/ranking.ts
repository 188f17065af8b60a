import { INDICES, type IndexKind } from "../figures/indices.ts";
import type { Place } from "./place.ts";

type Direction = "ascending" | "descending";

/** A column and its sort direction. */
export interface Sort {
  /** "name", or the key of a figure's column or field. */
  readonly key: string;
  readonly direction: Direction;
}

/** The initial sort of every table. */
export const BY_RANK: Sort = { key: "rank", direction: "descending" };

export const BY_NAME: Sort = { key: "name", direction: "ascending" };

const byName = new Intl.Collator("en", { numeric: true });

/**
 * Sorts places by a column. In both directions, places without the figure come last, and those with
 * the same figure are in order of name.
 */
export function sortPlaces(places: readonly Place[], { key, direction }: Sort): readonly Place[] {
  const sign = direction === "ascending" ? 1 : -1;
  return places.toSorted((one, other) => {
    const names = byName.compare(one.name, other.name) || byName.compare(one.within, other.within);
    if (key === "name") return sign * names;
    const [left, right] = [one.figures[key], other.figures[key]];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || names;
    }
    return sign * (left - right) || names;
  });
}

/** The places most at risk, with the highest ranks first. Places without a rank are left out. */
export function topPlaces(
  places: readonly Place[],
  index: IndexKind,
  count: number,
): readonly Place[] {
  const { rank } = INDICES[index];
  const ranked = places.filter(({ figures }) => figures[rank] !== undefined);
  return sortPlaces(ranked, { ...BY_RANK, key: rank }).slice(0, count);
}
