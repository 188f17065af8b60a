/**
 * The largest whole number whose square is not above a number ≥ 0 (Newton's method).
 *
 * @example
 * integerSquareRoot(24n); // 4n
 */
export function integerSquareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  // Start with half as many bits, rounded up: never below the root, so each step goes down.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
