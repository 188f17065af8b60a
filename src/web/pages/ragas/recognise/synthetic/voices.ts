import type { Random } from "#domain/seeded-random.ts";
import { glottis, throughMouth, VOWELS } from "./mouth.ts";
import { whiteNoise } from "./noise.ts";
import type { PlannedNote } from "./phrase.ts";
import { harmonicTone, pitchCurve } from "./pitch-curve.ts";
import { SAMPLE_RATE, type Sound, secondsOf } from "./sound.ts";

/** Sounds a phrase. */
export type Voice = (random: Random, phrase: readonly PlannedNote[]) => Sound;

/** Eight harmonics that fall off evenly: the sound the recogniser was first tuned on. */
export const organ: Voice = (random, phrase) => {
  const fall = random.between(0.8, 1.6);
  const levels = Array.from({ length: 8 }, (_, k) => (k + 1) ** -fall);
  return harmonicTone(
    pitchCurve(phrase, { glideSeconds: 0.05, vibratoHz: 5.5, vibratoCents: 25 }),
    levels,
  );
};

/** Somebody who sings on one vowel. */
export const singer: Voice = (random, phrase) => {
  const curve = pitchCurve(phrase, {
    glideSeconds: random.between(0.03, 0.09),
    vibratoHz: random.between(4.5, 6.5),
    vibratoCents: random.between(5, 40),
  });
  return throughMouth(glottis(random, curve), random.pick(VOWELS), random.between(0.95, 1.2));
};

/** A flute: nearly one harmonic, breath, a slow swell. */
export const flute: Voice = (random, phrase) => {
  const curve = pitchCurve(phrase, {
    glideSeconds: random.between(0.04, 0.12),
    vibratoHz: random.between(4, 6),
    vibratoCents: random.between(5, 30),
  });
  const tone = harmonicTone(curve, [1, random.between(0.05, 0.4), random.between(0.02, 0.15)]);
  const breath = whiteNoise(random, secondsOf(tone));
  const swellHz = random.between(3, 5);
  return tone.map((sample, index) => {
    const swell = 1 + 0.3 * Math.sin((2 * Math.PI * swellHz * index) / SAMPLE_RATE);
    return swell * sample + 0.05 * breath[index]!;
  });
};

/** A harmonium: two reeds that beat, odd harmonics strong, no glide. */
export const harmonium: Voice = (random, phrase) => {
  const steady = { glideSeconds: 0.004, vibratoHz: 0, vibratoCents: 0 };
  const levels = Array.from(
    { length: 10 },
    (_, k) => (k % 2 === 0 ? 1 : random.between(0.2, 0.6)) / (k + 1),
  );
  const beating = 2 ** (random.between(2, 5) / 1200);
  const sharp = phrase.map(({ hz, seconds }) => ({ hz: hz * beating, seconds }));
  const other = harmonicTone(pitchCurve(sharp, steady), levels);
  return harmonicTone(pitchCurve(phrase, steady), levels).map(
    (sample, index) => sample + other[index]!,
  );
};
