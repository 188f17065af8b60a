import { CONSONANTS } from "../../letters/letters.ts";

/** Consonants that share one vowel, each by its IAST name. */
export type Cluster = readonly string[];

// Letters in a cluster follow the usual order of the Gitika verses: śkha, ṅma, khyu, ghla, hlya.
// With h first, no romanised cluster can be mistaken for an aspirate.
const CLUSTER_ORDER =
  "h s ṣ ś ṅ ñ ṇ n m k kh g gh c ch j jh ṭ ṭh ḍ ḍh t th d dh p ph b bh v l r y".split(" ");

const VALUE_OF = new Map(CONSONANTS.map(({ latin, value }) => [latin, value]));
const LETTERS = CLUSTER_ORDER.map((latin) => ({ latin, value: VALUE_OF.get(latin)! }));

const PAIRS_OF_DIGITS = Array.from({ length: 100 }, (_, pair) => pair);

const CLUSTERS_OF_TWO: readonly (readonly Cluster[])[] = PAIRS_OF_DIGITS.map((pair) =>
  LETTERS.flatMap((first, index) =>
    LETTERS.slice(index)
      .filter((second) => first.value + second.value === pair)
      .map((second) => [first.latin, second.latin]),
  ),
);

const CANONICAL: readonly Cluster[] = PAIRS_OF_DIGITS.map((pair) => {
  if (pair === 0) return [];
  const letter = LETTERS.find(({ value }) => value === pair);
  if (letter) return [letter.latin];
  return CLUSTERS_OF_TWO[pair]!.find((cluster) =>
    cluster.some((one) => VALUE_OF.get(one) === pair % 10),
  )!;
});

const OTHERS = CLUSTERS_OF_TWO.map((clusters, pair) =>
  clusters.filter((cluster) => cluster.join() !== CANONICAL[pair]!.join()),
);

/**
 * The usual consonants for a coefficient: one letter if one has that value, otherwise a letter for
 * the ten and one for the unit, and h for every hundred. No cluster has fewer letters.
 *
 * @example
 * clusterFor(32); // ["kh", "y"]
 */
export function clusterFor(coefficient: number): Cluster {
  const hundreds = Math.floor(coefficient / 100);
  const pair = CANONICAL[coefficient % 100]!;
  return hundreds === 0 ? pair : [...Array<string>(hundreds).fill("h"), ...pair];
}

/**
 * Every other cluster of two consonants for a number below 100.
 *
 * @example
 * otherClustersFor(30)[0]; // ["ṅ", "m"], the sum by which the rule itself defines y
 */
export function otherClustersFor(pair: number): readonly Cluster[] {
  return OTHERS[pair]!;
}
