/**
 * How long each of several pieces of work takes in milliseconds: all of them in every round, and the
 * fastest round of each, which other load on the machine disturbed least.
 */
export function fastestOfEach(rounds: number, works: readonly (() => unknown)[]): number[] {
  const fastest = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const startedAt = performance.now();
      work();
      fastest[index] = Math.min(fastest[index]!, performance.now() - startedAt);
    }
  }
  return fastest;
}
