import type { Random } from "#domain/seeded-random.ts";
import { resonated, SAMPLE_RATE, type Sound, silentSound } from "./sound.ts";

/** Makes this many seconds of noise. */
type Noise = (random: Random, seconds: number) => Sound;

export const whiteNoise: Noise = (random, seconds) =>
  silentSound(seconds).map(() => random.normal());

/** Falls by 3 dB an octave, as rooms do. @see Paul Kellet’s filter of white noise, for the figures. */
export const pinkNoise: Noise = (random, seconds) => {
  const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
  const gains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
  const states = poles.map(() => 0);
  return silentSound(seconds).map(() => {
    const white = random.normal();
    poles.forEach((pole, index) => {
      states[index] = pole * states[index]! + gains[index]! * white;
    });
    return states.reduce((sum, state) => sum + state, 0.5362 * white);
  });
};

/** Falls by 6 dB an octave, as wind and traffic do. */
export const brownNoise: Noise = (random, seconds) => {
  let level = 0;
  return silentSound(seconds).map(() => {
    level = 0.995 * level + random.normal();
    return level;
  });
};

/** Rushes around one frequency, as fans and water do. */
export const bandNoise: Noise = (random, seconds) =>
  resonated(whiteNoise(random, seconds), random.between(150, 900), random.between(60, 400));

/** Knocks, some eight in three seconds, each a burst that fades. */
export const knocks: Noise = (random, seconds) => {
  const sound = silentSound(seconds);
  for (let count = 0; count < seconds * 2.7; count++) {
    const start = Math.floor(random.between(0, sound.length));
    const decay = random.between(0.001, 0.007) * SAMPLE_RATE;
    const turn = random.between(0.1, 1.5);
    const level = random.between(0.3, 1);
    for (let at = 0; at < Math.min(8 * decay, sound.length - start); at++) {
      sound[start + at]! += level * Math.exp(-at / decay) * Math.cos(turn * at);
    }
  }
  return sound;
};

/** Mains hum, with harmonics. */
export const hum: Noise = (random, seconds) => {
  const hz = random.pick([50, 60]);
  const levels = Array.from({ length: 12 }, () => random.between(0, 1));
  return silentSound(seconds).map((_, index) =>
    levels.reduce(
      (sum, level, k) => sum + level * Math.sin((2 * Math.PI * hz * (k + 1) * index) / SAMPLE_RATE),
      0,
    ),
  );
};
