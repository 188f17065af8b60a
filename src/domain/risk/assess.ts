import type { MetricGroup } from "./metric.ts";
import type { Place, RiskView } from "./place.ts";
import { meanRanks, positions, sharedPositions } from "./rank.ts";

/** The three indices of a row, 0 to 10, and its position by each; the most exposed is highest. */
export interface Assessment {
  readonly riskIndex: number;
  readonly riskRank: number;
  /** The index with the metrics averaged within their groups first. */
  readonly groupedIndex: number;
  readonly groupedRank: number;
  /** The index over published figures alone; null where there are too few. */
  readonly publishedIndex: number | null;
  readonly publishedRank: number | null;
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
  const columns = view.metrics.map(({ key, group }) => ({
    group,
    shares: rankShares(places.map(({ values }) => values[key])),
  }));
  const risk = places.map(
    ({ given }, at) => given?.index ?? 10 * mean(columns.map(({ shares }) => shares[at]!)),
  );
  const grouped = groupedIndices(columns, places.length);
  const published = publishedIndices(view, places);

  const standings = (indices: readonly number[]) =>
    places.map(({ id, name, values }, at) => ({
      index: indices[at]!,
      penetration: values[view.penetration],
      name,
      id,
    }));
  const riskRanks = positions(standings(risk));
  const groupedRanks = positions(standings(grouped));
  const publishedRanks = sharedPositions(published);
  return places.map((place, at) => ({
    ...place,
    riskIndex: risk[at]!,
    riskRank: place.given?.rank ?? riskRanks[at]!,
    groupedIndex: grouped[at]!,
    groupedRank: groupedRanks[at]!,
    publishedIndex: published[at]!,
    publishedRank: publishedRanks[at]!,
  }));
}

interface Column {
  readonly group: MetricGroup;
  readonly shares: readonly number[];
}

function groupedIndices(columns: readonly Column[], rowCount: number): number[] {
  const groups = [...Map.groupBy(columns, ({ group }) => group).values()];
  return Array.from(
    { length: rowCount },
    (_, at) => 10 * mean(groups.map((members) => mean(members.map(({ shares }) => shares[at]!)))),
  );
}

// Each figure is ranked among the places that have it.
function publishedIndices<Key extends string, Base extends string>(
  { leastPublished }: RiskView<Key, Base>,
  places: readonly Place<Key, Base>[],
): (number | null)[] {
  const sharesOf: number[][] = places.map(() => []);
  for (const key of new Set(places.flatMap(({ published }) => Object.keys(published)))) {
    const counting = places.flatMap(({ published }, at) => {
      const value = published[key];
      return value === undefined ? [] : [{ at, value }];
    });
    const shares = rankShares(counting.map(({ value }) => value));
    for (const [order, { at }] of counting.entries()) sharesOf[at]!.push(shares[order]!);
  }
  return sharesOf.map((shares) => (shares.length < leastPublished ? null : 10 * mean(shares)));
}

/** The rank of each value, scaled from 0 (lowest possible) to 1 (highest). */
const rankShares = (values: readonly number[]) =>
  meanRanks(values).map((rank) => (values.length === 1 ? 0.5 : (rank - 1) / (values.length - 1)));

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
