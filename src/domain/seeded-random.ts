/** A random source that returns the same values for the same seed. */
export interface Random {
  /** Evenly from `low` to `high`. */
  between(low: number, high: number): number;
  /** Around 0 with a standard deviation of 1. */
  normal(): number;
  pick<Value>(values: readonly Value[]): Value;
  shuffled<Value>(values: readonly Value[]): Value[];
}

/**
 * @param name What the random values are for; it is the seed.
 * @see Tommy Ettinger, mulberry32, for the generator, and Fowler, Noll and Vo, FNV-1a, for the
 * seed.
 */
export function seededRandom(name: string): Random {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193),
    0x811c9dc5,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    between,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (values) => values[Math.floor(between(0, values.length))]!,
    shuffled: (values) =>
      values
        .map((value) => ({ value, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ value }) => value),
  };
}
