import { centsBetween, type Note } from "./notes.ts";
import { SVARAS } from "./svara.ts";
import { justOffsetCents } from "./tuning.ts";

/** The evidence of the notes for or against each of the twelve places of the octave, from Sa. */
export interface Evidence {
  /** How much was heard there: 1 for each held note, far less for a short one, as in speech. */
  readonly weights: readonly number[];
  /**
   * How strongly that supports a scale with this place: the logarithm of how many times likelier it
   * is than by chance. Notes between two places make it negative.
   */
  readonly support: readonly number[];
}

/** A note this long counts in full. A longer one counts no more, so no single note can decide. */
const FULL_NOTE_SECONDS = 0.3;

/** Standard deviation of a sung note from its place, apart from differences of tuning. */
const STRAY_CENTS = 22;

/** Support of a note that is not in the scale, compared with chance: it may be a mistake. */
export const SUPPORT_OF_A_SLIP = Math.log(0.1);

const SUPPORT_ON_PLACE = Math.log(1200 / 7 / (STRAY_CENTS * Math.sqrt(2 * Math.PI)));

// Halfway between just and equal tuning.
const PLACES_CENTS = Array.from({ length: 12 }, (_, semitones) => {
  const { svara } = SVARAS.find((facts) => facts.semitones === semitones)!;
  return 100 * semitones + justOffsetCents(svara) / 2;
});

/** Sorts notes into the twelve places above Sa, whatever their octave. */
export function evidenceOf(notes: readonly Note[], saHz: number): Evidence {
  const heard = notes.map(({ hz, seconds }) => ({
    cents: centsBetween(saHz, hz),
    weight: Math.min(seconds / FULL_NOTE_SECONDS, 1) ** 2,
  }));
  const drift = driftOf(heard);
  const weights = PLACES_CENTS.map(() => 0);
  const support = PLACES_CENTS.map(() => 0);
  for (const { cents, weight } of heard) {
    const distances = PLACES_CENTS.map((place) => Math.abs(withinOctave(cents - drift - place)));
    const distance = Math.min(...distances);
    const place = distances.indexOf(distance);
    weights[place]! += weight;
    support[place]! +=
      weight *
      Math.max(SUPPORT_ON_PLACE - distance ** 2 / (2 * STRAY_CENTS ** 2), SUPPORT_OF_A_SLIP);
  }
  return { weights, support };
}

// How far all notes are above the semitones from Sa, as voices go flat or sharp. A circular mean.
function driftOf(heard: readonly { cents: number; weight: number }[]): number {
  const along = (part: (angle: number) => number) =>
    heard.reduce((sum, { cents, weight }) => sum + weight * part((cents * Math.PI) / 50), 0);
  return (Math.atan2(along(Math.sin), along(Math.cos)) * 50) / Math.PI;
}

/** The interval reduced by whole octaves to −600 to 600 cents. */
export function withinOctave(cents: number): number {
  return cents - 1200 * Math.round(cents / 1200);
}
