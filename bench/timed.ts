/**
 * How long a piece of work takes in milliseconds: the fastest of several rounds, which the machine's
 * other doings disturbed the least.
 */
export function fastestOf(rounds: number, repeats: number, work: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    for (let repeat = 0; repeat < repeats; repeat++) work();
    fastest = Math.min(fastest, (performance.now() - startedAt) / repeats);
  }
  return fastest;
}
