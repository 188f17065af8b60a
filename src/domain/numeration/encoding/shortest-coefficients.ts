import { clusterFor } from "./clusters.ts";

interface Plan {
  readonly cost: number;
  readonly coefficients: readonly number[];
}

// How many hundreds are written at the place below theirs. More than two never pays: three cost
// three letters there, but at most two as a syllable of their own.
const CARRIES = [0, 1, 2];

// One letter costs more than all the syllables a word can have.
const LETTER = 10;
const COST = Array.from({ length: 100 * CARRIES.length }, (_, coefficient) =>
  coefficient === 0 ? 0 : LETTER * (clusterFor(coefficient).length + 1) + 1,
);

/**
 * Finds coefficients of the powers of 100 that add up to the number whose pairs of digits are
 * given (lowest first) and take the fewest letters to write, then the fewest syllables.
 *
 * A coefficient may exceed 99: 101 is hka, two consonants on one vowel, instead of kaki. On a tie
 * such a coefficient wins, because the plain pairs already give the canonical word.
 *
 * @example
 * shortestCoefficients([1, 1]); // [101, 0]
 */
export function shortestCoefficients(pairs: readonly number[]): readonly number[] {
  // One plan for each number of hundreds already written for the next place.
  let plans: readonly Plan[] = [{ cost: 0, coefficients: [] }];
  for (const pair of pairs) {
    plans = CARRIES.map((carry) => cheapest(plans, pair + 100 * carry));
  }
  return plans[0]!.coefficients;
}

function cheapest(plans: readonly Plan[], sum: number): Plan {
  const costs = plans.map(({ cost }, carried) => cost + (COST[sum - carried] ?? Infinity));
  const cost = Math.min(...costs);
  const carried = costs.lastIndexOf(cost);
  return { cost, coefficients: [...plans[carried]!.coefficients, sum - carried] };
}
