import { pointAt } from "../../../ui/wheel-geometry.ts";
import type { WheelLetter } from "./wheel-letters.ts";

/**
 * The radii of the rings, where their letters and figures stand and how large, and the beads around
 * the letters of a word.
 */
export const RINGS = {
  breath: { bead: 26, inner: 0, outer: 62, letterAt: 30, size: 44, valueAt: 0, valueTurn: 0 },
  vowel: { bead: 25, inner: 74, outer: 186, letterAt: 150, size: 42, valueAt: 0, valueTurn: 0 },
  varga: { bead: 30, inner: 200, outer: 300, letterAt: 250, size: 50, valueAt: 312, valueTurn: 0 },
  avarga: {
    bead: 29,
    inner: null,
    outer: 29,
    letterAt: 352,
    size: 44,
    valueAt: 352,
    valueTurn: 7.4,
  },
} as const;

/** The middle of a letter's sector or disc. */
export function letterPoint({ ring, direction }: WheelLetter): readonly [x: number, y: number] {
  return pointAt(RINGS[ring].letterAt, direction);
}
