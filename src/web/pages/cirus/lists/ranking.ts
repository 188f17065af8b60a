import type { Place } from "./place.ts";

export type Direction = "ascending" | "descending";

/** A column and which way it is read. */
export interface Sort {
  /** "name", or what the column or field of a figure is called. */
  readonly key: string;
  readonly direction: Direction;
}

const RANK = "cyber_risk_rank";
/** How every table opens. */
export const BY_RANK: Sort = { key: "rank", direction: "descending" };

export const BY_NAME: Sort = { key: "name", direction: "ascending" };

const byName = new Intl.Collator("en", { numeric: true });

/**
 * Sorts places by a column. Whatever the direction, places without the figure come last, and those
 * with the same figure stand by name.
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

/** The places most at risk: the highest ranks, from the highest down. A place without one is none. */
export function topPlaces(places: readonly Place[], count: number): readonly Place[] {
  const ranked = places.filter(({ figures }) => figures[RANK] !== undefined);
  return sortPlaces(ranked, { ...BY_RANK, key: RANK }).slice(0, count);
}

/** The value in the middle of the places that have one; of two, their mean. Null where none has. */
export function medianOf(places: readonly Place[], key: string): number | null {
  const values = places.flatMap(({ figures }) => figures[key] ?? []).sort((a, b) => a - b);
  const middle = values.length / 2;
  const [low, high] = [values[Math.ceil(middle) - 1], values[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
