import type { Svara } from "./svara.ts";
import { svaraHz, type Tuning } from "./tuning.ts";

/** How a raga rises and falls, both from one Sa to the other. */
export interface Scale {
  readonly arohana: readonly Svara[];
  readonly avarohana: readonly Svara[];
}

/** The direction in which a scale is played. */
export type Course = "both" | "arohana" | "avarohana";

/** A svara in the octave above Sa; only Sa itself has an upper one too. */
export interface Note {
  readonly svara: Svara;
  readonly isUpper: boolean;
}

/**
 * The notes of a scale in playing order. The Sa that ends the arohana and opens the avarohana is
 * the upper one.
 *
 * @example
 * notesOf({ arohana: ["S", "P", "S"], avarohana: ["S", "P", "S"] }, "arohana").at(-1);
 * // { svara: "S", isUpper: true }
 */
export function notesOf({ arohana, avarohana }: Scale, course: Course): readonly Note[] {
  const rising = arohana.map((svara, index) => ({ svara, isUpper: index === arohana.length - 1 }));
  const falling = avarohana.map((svara, index) => ({ svara, isUpper: index === 0 }));
  if (course === "arohana") return rising;
  return course === "avarohana" ? falling : [...rising, ...falling];
}

/** The frequency of a note. */
export function noteHz({ svara, isUpper }: Note, tonicHz: number, tuning: Tuning): number {
  return svaraHz(svara, tonicHz, tuning) * (isUpper ? 2 : 1);
}
