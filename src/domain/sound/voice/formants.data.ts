/**
 * The resonances of a man's mouth for each vowel and semivowel, in hertz.
 *
 * The vowels lie within what three studies measured of men: Peterson and Barney 1952, Table II;
 * Hillenbrand et al. 1995, Table V; Klatt 1980, Table II. Their vowels are English, chosen for the
 * nearest quality: a as in hud, ā hod, i hid, ī heed, u hood, ū who'd, e the beginning of hayed, o
 * of hoed, ṛ heard. No such table of Sanskrit was found.
 *
 * @see Klatt 1980, Table III, and Dalston 1975 for l, y and r; y, w, r and l are English there.
 */

/** The first three resonances, in hertz. */
export type Formants = readonly [f1: number, f2: number, f3: number];

/** A vowel; one of two qualities glides from the first to the second. */
type VowelFormants = readonly [start: Formants, end?: Formants];

const A: Formants = [630, 1210, 2550];
const I: Formants = [400, 1950, 2570];
const U: Formants = [455, 1060, 2330];

export const VOWEL_FORMANTS: Readonly<Record<string, VowelFormants>> = {
  a: [A],
  ā: [[730, 1220, 2520]],
  i: [I],
  ī: [[310, 2200, 2980]],
  u: [U],
  ū: [[320, 930, 2280]],
  ṛ: [[480, 1340, 1680]],
  ṝ: [[480, 1340, 1680]],
  ḷ: [[340, 1110, 2700]],
  ḹ: [[340, 1110, 2700]],
  ĕ: [[440, 2050, 2640]],
  e: [[440, 2050, 2640]],
  ai: [A, I],
  ŏ: [[480, 910, 2420]],
  o: [[480, 910, 2420]],
  au: [A, U],
};

/** Semivowels and other sounds that only narrow the mouth. */
export const SONORANT_FORMANTS: Readonly<Record<string, Formants>> = {
  y: [270, 2080, 3000],
  r: [350, 1250, 1600],
  l: [330, 1110, 2700],
  v: [290, 900, 2120],
  ḻ: [340, 1250, 1900],
  ṟ: [350, 1350, 1900],
  ẕ: [350, 1200, 1550],
};
