import { floorDivide, floorRemainder } from "../exact/floor-division.ts";
import { padded, powerOfTen } from "./digits.ts";

/** Parts of a number after carrying. */
export interface SettledParts {
  /** The first as it is, the others in their places with leading zeros. */
  readonly parts: readonly string[];
  /** What each part but the last has received from the part at its right. */
  readonly carries: readonly bigint[];
  /** The parts joined; the number must not be negative. */
  readonly value: bigint;
}

/**
 * Gives every part but the first its places: what is too much moves left, what is negative is
 * complemented and takes from the left.
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
