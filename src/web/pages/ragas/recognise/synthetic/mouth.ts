import type { Random } from "#domain/seeded-random.ts";
import { resonated, SAMPLE_RATE, type Sound } from "./sound.ts";

/** The three lowest resonances of the mouth in Hz. @see Peterson and Barney (1952), for men. */
export const VOWELS: readonly (readonly number[])[] = [
  [730, 1090, 2440],
  [570, 840, 2410],
  [530, 1840, 2480],
  [440, 1020, 2240],
  [390, 1990, 2550],
  [300, 870, 2240],
  [270, 2290, 3010],
];

/** The sound of the vocal folds: a sawtooth that follows a pitch, with breath. */
export function glottis(random: Random, curve: Sound): Sound {
  const phases = phasesOf(curve);
  return curve.map((hz, index) => {
    const phase = phases[index]! % 1;
    return 2 * phase - 1 - rounding(phase, hz / SAMPLE_RATE) + 0.03 * random.normal();
  });
}

/** Gives a sound the colour of a vowel; the smaller the mouth, the higher its resonances. */
export function throughMouth(source: Sound, vowel: readonly number[], smallness: number): Sound {
  return vowel.reduce(
    (sound, hz, index) => resonated(sound, hz * smallness, 70 + 30 * index),
    source,
  );
}

// Smooths the jump of the sawtooth, which would alias. @see Välimäki and Huovilainen (2007),
// PolyBLEP.
function rounding(phase: number, step: number): number {
  const after = phase / step;
  const before = (phase - 1) / step;
  if (after < 1) return 2 * after - after ** 2 - 1;
  return before > -1 ? before ** 2 + 2 * before + 1 : 0;
}

/** The phase of a tone that follows a curve, in turns. */
export function phasesOf(curve: Sound): Float64Array {
  let turns = 0;
  return Float64Array.from(curve, (hz) => {
    turns += hz / SAMPLE_RATE;
    return turns;
  });
}
