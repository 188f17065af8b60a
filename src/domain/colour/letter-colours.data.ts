import type { Prayatna, Sthana } from "../sound/articulation.data.ts";

/**
 * Hue in degrees for each place. The five places follow the colour wheel in their order in the
 * mouth; a place between two of them has the hue halfway. The root of the tongue comes just behind
 * the throat; the nose, outside the mouth, has the warm hue of the leaf.
 */
export const HUE_BY_STHANA: Readonly<Record<Sthana, number>> = {
  guttural: 29,
  "guttural-palatal": 53.5,
  palatal: 78,
  retroflex: 150,
  alveolar: 192.5,
  dental: 235,
  "labio-dental": 275,
  labial: 315,
  "guttural-labial": 352,
  "tongue-root": 10,
  nasal: 85,
};

/** Lightness and chroma in OKLCH. */
interface Tone {
  readonly l: number;
  readonly c: number;
}

/**
 * Lightness and chroma for each effort: a varga brightens from its first letter to its nasal,
 * vowels are pale, all other letters greyer, and breath and nasal signs nearly grey.
 */
export const TONE_BY_PRAYATNA: Readonly<Record<Prayatna, Tone>> = {
  "short vowel": { l: 0.865, c: 0.062 },
  "long vowel": { l: 0.75, c: 0.075 },
  "short guna vowel": { l: 0.92, c: 0.035 },
  "guna vowel": { l: 0.865, c: 0.062 },
  "vrddhi vowel": { l: 0.75, c: 0.075 },
  // The most chroma that sRGB allows at this lightness and the palatal hue.
  "voiceless stop": { l: 0.41, c: 0.085 },
  "voiceless aspirated stop": { l: 0.51, c: 0.105 },
  "voiced stop": { l: 0.62, c: 0.105 },
  "voiced aspirated stop": { l: 0.7, c: 0.105 },
  "nasal stop": { l: 0.78, c: 0.105 },
  "voiceless affricate": { l: 0.46, c: 0.065 },
  "voiced affricate": { l: 0.61, c: 0.065 },
  semivowel: { l: 0.5, c: 0.052 },
  approximant: { l: 0.44, c: 0.052 },
  lateral: { l: 0.61, c: 0.052 },
  sibilant: { l: 0.68, c: 0.052 },
  aspirate: { l: 0.635, c: 0.052 },
  visarga: { l: 0.53, c: 0.025 },
  "half visarga": { l: 0.61, c: 0.035 },
  anusvara: { l: 0.82, c: 0.02 },
  candrabindu: { l: 0.72, c: 0.02 },
};
