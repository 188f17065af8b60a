import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSONANTS } from "../../letters/letters.ts";
import { clusterFor } from "./clusters.ts";
import { shortestCoefficients } from "./shortest-coefficients.ts";

const pairsOf = (number: number) => [
  number % 100,
  Math.floor(number / 100) % 100,
  Math.floor(number / 10_000),
];

function lengthOf(coefficients: readonly number[]) {
  const syllables = coefficients.filter((coefficient) => coefficient > 0);
  const consonants = syllables.reduce(
    (sum, coefficient) => sum + clusterFor(coefficient).length,
    0,
  );
  return { letters: consonants + syllables.length, syllables: syllables.length };
}

// Tries every set of vowels and finds the fewest consonants that make each number with it. Clusters
// may have any size. It shares no rule with the function under test.
function shortestByTrial(limit: number) {
  const best = Array.from({ length: limit }, () => ({ letters: Infinity, syllables: Infinity }));
  for (const vowels of [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]) {
    const terms = vowels.flatMap((place) =>
      CONSONANTS.filter(({ extension }) => !extension).map(({ value }) => value * 100 ** place),
    );
    const consonants = new Float64Array(limit).fill(Infinity);
    consonants[0] = 0;
    for (const term of terms) {
      for (let sum = term; sum < limit; sum++) {
        consonants[sum] = Math.min(consonants[sum]!, consonants[sum - term]! + 1);
      }
    }
    for (let number = 1; number < limit; number++) {
      const letters = consonants[number]! + vowels.length;
      if (letters < best[number]!.letters) best[number] = { letters, syllables: vowels.length };
    }
  }
  return best;
}

describe("shortestCoefficients", () => {
  test.each([
    [
      [1, 1],
      [101, 0],
    ],
    [
      [0, 1],
      [100, 0],
    ],
    [
      [5, 2],
      [205, 0],
    ],
    [
      [5, 3],
      [5, 3],
    ],
    [
      [1, 26],
      [101, 25],
    ],
  ])("%j become %j", (pairs, coefficients) => {
    expect(shortestCoefficients(pairs)).toEqual(coefficients);
  });

  test("no word for any number below 60,000 is shorter, found by trying them all", () => {
    const limit = 60_000;
    const expected = shortestByTrial(limit);
    const wrong = [];
    for (let number = 1; number < limit; number++) {
      const { letters, syllables } = lengthOf(shortestCoefficients(pairsOf(number)));
      if (letters !== expected[number]!.letters || syllables !== expected[number]!.syllables)
        wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });

  test("the coefficients add up to the number, at eighteen digits too", () => {
    const pairs = fc.array(fc.nat(99), { minLength: 9, maxLength: 9 });
    const numberOf = (coefficients: readonly number[]) =>
      coefficients.reduceRight((value, coefficient) => value * 100n + BigInt(coefficient), 0n);
    fc.assert(
      fc.property(pairs, (given) => {
        const shortest = shortestCoefficients(given);
        expect(numberOf(shortest)).toBe(numberOf(given));
        expect(lengthOf(shortest).letters).toBeLessThanOrEqual(lengthOf(given).letters);
      }),
    );
  });
});
