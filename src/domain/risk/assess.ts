import { groupedIndex, plainIndex, publishedIndex } from "./indices.ts";
import type { Place, RiskView } from "./place.ts";
import { meanRanks, positions, sharedPositions } from "./rank.ts";

/** The three indices of a row, 0 to 10. */
interface Indices {
  readonly riskIndex: number;
  /** The index with the metrics averaged within their groups first. */
  readonly groupedIndex: number;
  /** The index over published figures alone; null where there are too few. */
  readonly publishedIndex: number | null;
}

/**
 * The indices of a row and its position by each; the most exposed is highest. No two rows have the
 * same `Rank`, but those with equal indices have the same `Shared`, the lowest of their ranks.
 */
export interface Assessment extends Indices {
  readonly riskRank: number;
  readonly riskShared: number;
  /** How many rows have this index, the row itself included. */
  readonly riskTied: number;
  readonly groupedRank: number;
  readonly groupedShared: number;
  readonly groupedTied: number;
  /** Shared by equals. */
  readonly publishedRank: number | null;
  /** 0 without an index. */
  readonly publishedTied: number;
}

export type AssessedPlace<Key extends string, Base extends string> = Place<Key, Base> & Assessment;

/**
 * Ranks places in every metric and computes their indices.
 *
 * An index is ten times the mean of the metric ranks, each scaled from 0 (lowest possible) to 1
 * (highest). There must be at least two places.
 */
export function assess<
  Key extends string,
  Base extends string,
  Judged extends Place<Key, Base> = Place<Key, Base>,
>(view: RiskView<Key, Base>, places: readonly Judged[]): (Judged & Assessment)[] {
  const ranks = ranksOf(view, places);
  const groups = view.metrics.map(({ group }) => group);
  const published = publishedIndices(view, places);
  return ranked(
    places.map((place, at) => ({
      ...place,
      riskIndex: place.given?.index ?? plainIndex(ranks[at]!, places.length),
      groupedIndex: groupedIndex(groups, ranks[at]!, places.length),
      publishedIndex: published[at]!,
    })),
    view.penetration,
  );
}

/** Ranks rows by each of their indices; ranks that are given are taken. */
export function ranked<
  Key extends string,
  Row extends Indices & Pick<Place<Key, string>, "id" | "name" | "values" | "given">,
>(rows: readonly Row[], penetration: Key): (Row & Assessment)[] {
  const positionsBy = (indexOf: (row: Row) => number) =>
    positions(
      rows.map((row) => ({
        index: indexOf(row),
        penetration: row.values[penetration],
        name: row.name,
        id: row.id,
      })),
    );
  const risk = positionsBy(({ riskIndex }) => riskIndex);
  const grouped = positionsBy(({ groupedIndex }) => groupedIndex);
  const [riskTies, groupedTies, publishedTies] = (
    ["riskIndex", "groupedIndex", "publishedIndex"] as const
  ).map((index) => sharedPositions(rows.map((row) => row[index])));
  return rows.map((row, at) => ({
    ...row,
    riskRank: row.given?.rank ?? risk[at]!,
    riskShared: riskTies![at]!.shared!,
    riskTied: riskTies![at]!.tied,
    groupedRank: grouped[at]!,
    groupedShared: groupedTies![at]!.shared!,
    groupedTied: groupedTies![at]!.tied,
    publishedRank: publishedTies![at]!.shared,
    publishedTied: publishedTies![at]!.tied,
  }));
}

/** The ranks of each place in the metrics. */
export function ranksOf<Key extends string>(
  { metrics }: Pick<RiskView<Key, string>, "metrics">,
  places: readonly Pick<Place<Key, string>, "values">[],
): number[][] {
  const columns = metrics.map(({ key }) => meanRanks(places.map(({ values }) => values[key])));
  return places.map((_, at) => columns.map((column) => column[at]!));
}

/** The ranks of each published figure among the places that have it. */
export type PublishedRanks = ReadonlyMap<
  string,
  {
    /** One for each place; null for those without the figure. */
    readonly rankOf: readonly (number | null)[];
    /** How many places have it. */
    readonly count: number;
  }
>;

/** Ranks each published figure among the places that have it. */
export function rankPublished(
  places: readonly Pick<Place<string, string>, "published">[],
): PublishedRanks {
  const keys = new Set(places.flatMap(({ published }) => Object.keys(published)));
  return new Map(
    [...keys].map((key) => {
      const having = places.filter(({ published }) => published[key] !== undefined);
      const ranks = meanRanks(having.map(({ published }) => published[key]!)).values();
      const rankOf = places.map(({ published }) =>
        published[key] === undefined ? null : ranks.next().value!,
      );
      return [key, { rankOf, count: having.length }];
    }),
  );
}

/** The index of each place over the published figures that it has; null for too few of them. */
export function publishedIndices(
  { leastPublished }: Pick<RiskView<string, string>, "leastPublished">,
  places: readonly Pick<Place<string, string>, "published">[],
): (number | null)[] {
  const ranks = [...rankPublished(places).values()];
  return places.map((_, at) => {
    const own = ranks.flatMap(({ rankOf, count }) => {
      const rank = rankOf[at]!;
      return rank === null ? [] : [{ rank, count }];
    });
    return own.length < leastPublished ? null : publishedIndex(own);
  });
}
