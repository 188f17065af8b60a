/**
 * Divides and rounds down, also below zero; BigInt division itself rounds towards zero.
 *
 * @example
 * floorDivide(-49n, 10n); // -5n
 */
export function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value % divisor !== 0n && value < 0n !== divisor < 0n ? quotient - 1n : quotient;
}

/**
 * What is left after {@link floorDivide}: never negative for a positive divisor.
 *
 * @example
 * floorRemainder(-49n, 10n); // 1n
 */
export function floorRemainder(value: bigint, divisor: bigint): bigint {
  return value - divisor * floorDivide(value, divisor);
}
