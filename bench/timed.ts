/**
 * How long a piece of work takes in milliseconds: the fastest of several rounds, which other load
 * on the machine disturbed least.
 */
export function fastestOf(rounds: number, repeats: number, work: () => unknown): number {
  const [fastest] = fastestOfEach(rounds, [
    () => {
      for (let repeat = 0; repeat < repeats; repeat++) work();
    },
  ]);
  return fastest! / repeats;
}

/** How long each of several pieces of work takes in milliseconds, all of them in every round. */
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
