import { floorDivide, floorRemainder } from "../exact/floor-division.ts";
import { padded, powerOfTen } from "./digits.ts";

/** Parts of a number after carrying. */
export interface SettledParts {
  /** The first unpadded, the others padded with leading zeros to their places. */
  readonly parts: readonly string[];
  /** The carry each part except the last received from the part to its right. */
  readonly carries: readonly bigint[];
  /** The parts joined; the number must not be negative. */
  readonly value: bigint;
}

/**
 * Fits every part except the first into its places: an excess is carried left, and a negative part
 * is complemented and borrows from the left.
 *
 * @example
 * settleParts([94n, 12n, -8n], 2).parts; // ["94", "11", "92"]
 */
export function settleParts(raw: readonly bigint[], places: number): SettledParts {
  const base = powerOfTen(places);
  const parts: string[] = [];
  const carries: bigint[] = [];
  let carry = 0n;
  for (const part of raw.slice(1).reverse()) {
    const total = part + carry;
    parts.unshift(padded(floorRemainder(total, base), places));
    carry = floorDivide(total, base);
    carries.unshift(carry);
  }
  parts.unshift(`${raw[0]! + carry}`);
  return { parts, carries, value: BigInt(parts.join("")) };
}
