import { digitCount } from "../../exact/digits.ts";
import { type Remark, remark } from "../working/working.ts";

/**
 * The places of the shortest endings that add up to a power of ten after equal beginnings; null if
 * there are none.
 *
 * @see Tirthaji, Vedic Mathematics (1965), for the sub-sutra antyayor daśake'pi.
 *
 * @example
 * likeBeginnings(291n, 209n); // 2
 */
export function likeBeginnings(a: bigint, b: bigint): number | null {
  const longest = Math.max(digitCount(a), digitCount(b));
  for (let places = 1, base = 10n; places <= longest; places++, base *= 10n) {
    if (a / base === b / base && (a % base) + (b % base) === base) return places;
  }
  return null;
}

/** Where two factors begin alike, the remark that their product has a shorter way. */
export function likeBeginningsRemarks(a: bigint, b: bigint): Remark[] {
  const places = likeBeginnings(a, b);
  return places === null || a < 10n ** BigInt(places) ? [] : [SHORTER_WAY];
}

const SHORTER_WAY = remark(
  "Both numbers begin alike and their endings add up to a power of ten, so the beginning times one more than itself is a shorter way (antyayor daśake'pi).",
  "ekadhikena-purvena",
);
