import type { Random } from "#domain/seeded-random.ts";
import { glottis, throughMouth, VOWELS } from "./mouth.ts";
import { whiteNoise } from "./noise.ts";
import { atLevel, faded, mixInto, resonated, type Sound, silentSound } from "./sound.ts";

/** Makes this many seconds of speech. */
export type Talk = (random: Random, seconds: number) => Sound;

/** Sentences: syllables on a falling line with accents, hiss between them, pauses. */
export const sentences: Talk = (random, seconds) => {
  const sound = silentSound(seconds);
  const smallness = random.between(0.9, 1.25);
  const meanHz = random.between(95, 240);
  const liveliness = random.between(0.5, 4);
  for (let start = random.between(0, 0.4); start < seconds; start += random.between(0.1, 0.6)) {
    const count = Math.round(random.between(3, 10));
    for (let place = 0; place < count; place++) {
      const length = random.between(0.1, place === count - 1 ? 0.4 : 0.28);
      const from = liveliness * (1 - (2 * place) / count + 0.4 * random.normal());
      const accent = liveliness * random.normal();
      const curve = bent(length, meanHz, from, accent, from - liveliness / 2);
      const syllable = throughMouth(glottis(random, curve), random.pick(VOWELS), smallness);
      mixInto(sound, faded(syllable, 0.02), start);
      start += length;
      const hiss = resonated(whiteNoise(random, 0.08), random.between(2500, 6500), 1500);
      mixInto(sound, faded(atLevel(hiss, random.between(-50, -20)), 0.02), start);
      start += random.between(0.02, 0.1);
    }
  }
  return sound;
};

/** A voice that wanders: its pitch drifts like a particle on a spring, and stops at random. */
export const rambling: Talk = (random, seconds) => {
  const meanHz = random.between(90, 260);
  const range = random.between(1, 5);
  const drift = 1 - 1 / random.between(1500, 6000);
  let [height, speaking, gain] = [0, true, 0];
  const gains: number[] = [];
  const curve = silentSound(seconds).map(() => {
    height = drift * height + range * Math.sqrt(1 - drift ** 2) * random.normal();
    if (random.between(0, 1) < 0.0002) speaking = !speaking;
    gain += ((speaking ? 1 : 0) - gain) / 300;
    gains.push(gain);
    return meanHz * 2 ** (height / 12);
  });
  return throughMouth(glottis(random, curve), random.pick(VOWELS), random.between(0.9, 1.25)).map(
    (sample, index) => sample * gains[index]!,
  );
};

/** Somebody reads aloud in a level voice: each syllable keeps nearly the same pitch. */
export const readingAloud: Talk = (random, seconds) => {
  const sound = silentSound(seconds);
  const smallness = random.between(0.9, 1.25);
  const meanHz = random.between(95, 240);
  const range = random.between(0.5, 3);
  let start = 0;
  while (start < seconds) {
    const length = random.between(0.12, 0.35);
    const height = range * random.normal();
    const slope = 0.4 * random.normal();
    const curve = bent(length, meanHz, height - slope, 0, height + slope);
    const syllable = throughMouth(glottis(random, curve), random.pick(VOWELS), smallness);
    mixInto(sound, faded(syllable, 0.015), start);
    start += length + random.pick([0.02, 0.04, 0.08, 0.5]);
  }
  return sound;
};

/** Several people at once. */
export const crowd: Talk = (random, seconds) => {
  const voices = Array.from({ length: 4 }, () => sentences(random, seconds));
  return silentSound(seconds).map((_, index) =>
    voices.reduce((sum, voice) => sum + voice[index]!, 0),
  );
};

// From one pitch over an accent to another, in semitones from the mean.
function bent(seconds: number, meanHz: number, from: number, accent: number, to: number): Sound {
  const curve = silentSound(seconds);
  return curve.map((_, index) => {
    const at = index / curve.length;
    return meanHz * 2 ** ((from + (to - from) * at + accent * Math.sin(Math.PI * at)) / 12);
  });
}
