/**
 * Takes a prime out of a whole number as often as it goes.
 *
 * @example
 * withoutFactor(28n, 2n); // { rest: 7n, count: 2 }
 */
export function withoutFactor(value: bigint, prime: bigint): { rest: bigint; count: number } {
  let rest = value;
  let count = 0;
  for (; rest !== 0n && rest % prime === 0n; count++) rest /= prime;
  return { rest, count };
}
