/** Samples a second: enough for pitch. */
export const SAMPLE_RATE = 22_050;

/** Samples, nominally between −1 and 1. */
export type Sound = Float32Array<ArrayBuffer>;

export function silentSound(seconds: number): Sound {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE));
}

export function secondsOf(sound: Sound): number {
  return sound.length / SAMPLE_RATE;
}

/** Brings a sound to a level in decibels below full scale. */
export function atLevel(sound: Sound, decibels: number): Sound {
  return amplified(sound, 10 ** (decibels / 20) / Math.sqrt(powerOf(sound)));
}

/** Adds noise that is `decibels` weaker than the sound. */
export function withNoise(sound: Sound, noise: Sound, decibels: number): Sound {
  const fitting = amplified(
    noise,
    Math.sqrt(powerOf(sound) / powerOf(noise) / 10 ** (decibels / 10)),
  );
  return sound.map((sample, index) => sample + fitting[index]!);
}

/** Adds a part to a sound from a time on, up to the sound's end. */
export function mixInto(sound: Sound, part: Sound, startSeconds: number) {
  const start = Math.round(startSeconds * SAMPLE_RATE);
  for (let index = 0; index < Math.min(part.length, sound.length - start); index++) {
    sound[start + index]! += part[index]!;
  }
}

/** Fades a sound in and out. */
export function faded(sound: Sound, seconds: number): Sound {
  const edge = Math.min(seconds * SAMPLE_RATE, sound.length / 2);
  return sound.map(
    (sample, index) => sample * Math.min(1, index / edge, (sound.length - 1 - index) / edge),
  );
}

/** Sends a sound through one resonance. */
export function resonated(sound: Sound, hz: number, bandwidthHz: number): Sound {
  const radius = Math.exp((-Math.PI * bandwidthHz) / SAMPLE_RATE);
  const first = 2 * radius * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE);
  const second = -(radius ** 2);
  let [one, two] = [0, 0];
  return sound.map((sample) => {
    [one, two] = [(1 - first - second) * sample + first * one + second * two, one];
    return one;
  });
}

function amplified(sound: Sound, gain: number): Sound {
  return sound.map((sample) => gain * sample);
}

function powerOf(sound: Sound): number {
  return sound.reduce((sum, sample) => sum + sample ** 2, 0) / sound.length;
}
