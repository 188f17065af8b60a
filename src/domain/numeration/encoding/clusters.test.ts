import { expect, test } from "vitest";
import { CONSONANTS } from "../../letters/letters.ts";
import { clusterFor, otherClustersFor } from "./clusters.ts";

const VALUES = new Map(CONSONANTS.map(({ latin, value }) => [latin, value]));
const sumOf = (cluster: readonly string[]) =>
  cluster.reduce((sum, letter) => sum + VALUES.get(letter)!, 0);

test.each([
  [0, ""],
  [1, "k"],
  [25, "m"],
  [26, "n c"],
  [29, "n jh"],
  [30, "y"],
  [32, "kh y"],
  [59, "jh l"],
  [72, "ś kh"],
  [99, "s jh"],
  [100, "h"],
  [130, "h y"],
  [226, "h h n c"],
])("%i is written %s", (coefficient, letters) => {
  expect(clusterFor(coefficient).join(" ")).toBe(letters);
});

test("no cluster of the 33 letters has fewer consonants", () => {
  const fewest = [0];
  for (let sum = 1; sum < 300; sum++) {
    const rests = CONSONANTS.flatMap(({ value, extension }) =>
      extension ? [] : (fewest[sum - value] ?? []),
    );
    fewest[sum] = 1 + Math.min(...rests);

    expect(sumOf(clusterFor(sum))).toBe(sum);
    expect(clusterFor(sum)).toHaveLength(fewest[sum]!);
  }
});

test("the other clusters of a number have two consonants, all different from the first choice", () => {
  expect(otherClustersFor(1)).toEqual([]);
  expect(otherClustersFor(30)[0]).toEqual(["ṅ", "m"]);
  for (let pair = 0; pair < 100; pair++) {
    const clusters = [clusterFor(pair), ...otherClustersFor(pair)];
    expect(new Set(clusters.map((cluster) => cluster.toSorted().join())).size).toBe(
      clusters.length,
    );
    for (const cluster of otherClustersFor(pair)) {
      expect(cluster).toHaveLength(2);
      expect(sumOf(cluster)).toBe(pair);
    }
  }
});
