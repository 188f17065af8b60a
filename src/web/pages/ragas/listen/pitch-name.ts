import { centsBetween } from "#domain/raga/recognise/notes.ts";
import type { PitchFrame } from "#domain/raga/recognise/pitch.ts";
import { SVARAS } from "#domain/raga/svara.ts";
import { KATTAIS } from "#domain/raga/tuning.ts";

/** What is less clear than this is no note to show. */
const LEAST_CLARITY = 0.5;

/** Whether a pitch is clear enough to be shown as a note. */
export function isClear({ hz, clarity }: PitchFrame): boolean {
  return hz > 0 && clarity >= LEAST_CLARITY;
}

/**
 * A frequency by the nearest note of a keyboard.
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

/** Where a frequency lies above Sa without its octaves, from −50 up to 1150 cents. */
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
 * A frequency by its svara from a Sa.
 *
 * @example
 * svaraOf(240, 360); // "P"
 */
export function svaraOf(saHz: number, hz: number): string {
  const cents = centsAboveSa(saHz, hz);
  const place = Math.round(cents / 100);
  return [namesOfPlace(place).join(" or "), ...centsInWords(cents - 100 * place)].join(", ");
}

// Five cents more or less nobody hears.
function centsInWords(cents: number): readonly string[] {
  const rounded = Math.round(cents);
  if (Math.abs(rounded) <= 5) return [];
  return [`${Math.abs(rounded)} cents ${rounded > 0 ? "above" : "below"}`];
}
