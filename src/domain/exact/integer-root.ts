/**
 * The largest whole number whose power is not above a number ≥ 0 (Newton's method).
 *
 * @example
 * integerRoot(24n, 2); // 4n
 */
export function integerRoot(value: bigint, degree: number): bigint {
  if (value < 2n) return value;
  const [power, lower] = [BigInt(degree), BigInt(degree - 1)];
  // Start with the number's bits divided by the degree, rounded up: never below the root, so each
  // step goes down.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / degree));
  for (;;) {
    const next = (lower * root + value / root ** lower) / power;
    if (next >= root) return root;
    root = next;
  }
}
