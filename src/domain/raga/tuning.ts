import { type Svara, svaraFacts } from "./svara.ts";

/** Just: ratios of small whole numbers. Equal: twelve equal steps, as on a keyboard. */
export type Tuning = "just" | "equal";

/**
 * The frequency of a svara in the octave above Sa.
 *
 * @example
 * svaraHz("P", 240, "just"); // 360
 */
export function svaraHz(svara: Svara, tonicHz: number, tuning: Tuning): number {
  const { semitones, just } = svaraFacts(svara);
  return tuning === "just"
    ? (tonicHz * Number(just.numerator)) / Number(just.denominator)
    : tonicHz * 2 ** (semitones / 12);
}

/** How far the just svara is above the equal one, in cents; negative if below. */
export function justOffsetCents(svara: Svara): number {
  return 1200 * Math.log2(svaraHz(svara, 1, "just")) - 100 * svaraFacts(svara).semitones;
}
