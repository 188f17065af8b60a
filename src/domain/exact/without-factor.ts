/**
 * Divides a whole number by a prime as often as possible.
 *
 * @example
 * withoutFactor(28n, 2n); // { rest: 7n, count: 2 }
 */
export function withoutFactor(value: bigint, prime: bigint): { rest: bigint; count: number } {
  if (value === 0n || value % prime !== 0n) return { rest: value, count: 0 };
  // Squares the prime first, so removing it a thousand times takes ten divisions.
  const { rest, count } = withoutFactor(value, prime * prime);
  return rest % prime === 0n
    ? { rest: rest / prime, count: 2 * count + 1 }
    : { rest, count: 2 * count };
}
