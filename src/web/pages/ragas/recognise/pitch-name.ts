import { KATTAIS } from "#domain/raga/kattai.ts";
import { centsBetween } from "#domain/raga/notes.ts";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { SVARAS } from "#domain/raga/svara.ts";

/** A pitch less clear than this is not shown as a note. */
const LEAST_CLARITY = 0.5;

/** Whether a pitch is clear enough to show as a note. */
export function isClear({ hz, clarity }: PitchFrame): boolean {
  return hz > 0 && clarity >= LEAST_CLARITY;
}

/**
 * Names a frequency after the nearest note of a keyboard.
 *
 * @example
 * keyOf(440); // "A"
 * keyOf(445); // "A, 20 cents above"
 */
export function keyOf(hz: number): string {
  const cents = centsBetween(KATTAIS[0]!.hz, hz);
  const key = Math.round(cents / 100);
  const { note } = KATTAIS[((key % 12) + 12) % 12]!;
  return [note, ...centsInWords(cents - 100 * key)].join(", ");
}

/** The position of a frequency above Sa, ignoring octaves, from −50 up to 1150 cents. */
export function centsAboveSa(saHz: number, hz: number): number {
  const cents = centsBetween(saHz, hz) + 50;
  return cents - 1200 * Math.floor(cents / 1200) - 50;
}

/**
 * The svaras that share a place of the octave.
 *
 * @example
 * namesOfPlace(2); // ["R2", "G1"]
 */
export function namesOfPlace(place: number): readonly string[] {
  return SVARAS.filter(({ semitones }) => semitones === place).map(({ svara }) => svara);
}

/**
 * Names a frequency after its svara, from a given Sa.
 *
 * @example
 * svaraOf(240, 360); // "P"
 */
export function svaraOf(saHz: number, hz: number): string {
  const cents = centsAboveSa(saHz, hz);
  const place = Math.round(cents / 100);
  return [namesOfPlace(place).join(" or "), ...centsInWords(cents - 100 * place)].join(", ");
}

// Nobody hears a difference of five cents.
function centsInWords(cents: number): readonly string[] {
  const rounded = Math.round(cents);
  if (Math.abs(rounded) <= 5) return [];
  return [`${Math.abs(rounded)} cents ${rounded > 0 ? "above" : "below"}`];
}
