/**
 * Takes a prime out of a whole number as often as it goes.
 *
 * @example
 * withoutFactor(28n, 2n); // { rest: 7n, count: 2 }
 */
export function withoutFactor(value: bigint, prime: bigint): { rest: bigint; count: number } {
  if (value === 0n || value % prime !== 0n) return { rest: value, count: 0 };
  // Squares first: a thousand times the same factor is then ten divisions.
  const { rest, count } = withoutFactor(value, prime * prime);
  return rest % prime === 0n
    ? { rest: rest / prime, count: 2 * count + 1 }
    : { rest, count: 2 * count };
}
