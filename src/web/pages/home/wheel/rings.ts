import { pointAt } from "../../../ui/wheel-geometry.ts";
import type { WheelLetter } from "./wheel-letters.ts";

const AVARGA_RADIUS = 343.5;

/**
 * The radii of the rings, where their letters and figures stand and how large, and the beads around
 * the letters of a word.
 */
export const RINGS = {
  breath: { bead: 20, inner: 0, outer: 58, letterAt: 28.5, size: 32, valueAt: 0, valueTurn: 0 },
  vowel: { bead: 18.5, inner: 80, outer: 157, letterAt: 118.5, size: 31, valueAt: 0, valueTurn: 0 },
  varga: { bead: 26, inner: 176, outer: 290, letterAt: 233, size: 43, valueAt: 304, valueTurn: 0 },
  avarga: {
    bead: 25,
    inner: null,
    outer: 25,
    letterAt: AVARGA_RADIUS,
    size: 29,
    valueAt: AVARGA_RADIUS,
    valueTurn: 6.7,
  },
} as const;

/** The middle of a letter's sector or disc. */
export function letterPoint({ ring, direction }: WheelLetter): readonly [x: number, y: number] {
  return pointAt(RINGS[ring].letterAt, direction);
}
