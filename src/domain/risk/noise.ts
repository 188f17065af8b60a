import type { Random } from "../seeded-random.ts";

/** A factor near 1 whose logarithm has this standard deviation. */
export const factorOf = (spread: number, random: Random): number =>
  Math.exp(spread * random.normal());

/** A share between 0 and 1 whose odds are multiplied by such a factor. */
export function oddsShifted(share: number, spread: number, random: Random): number {
  const odds = share * factorOf(spread, random);
  return odds / (odds + 1 - share);
}
