import type { Random } from "./random.ts";

/** Samples a second, enough for pitch. */
export const SAMPLE_RATE = 22_050;

/** Samples from −1 to 1. */
export type Sound = Float32Array<ArrayBuffer>;

export function emptySound(seconds: number): Sound {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE));
}

/** The mean power of what is not silent. */
export function power(sound: Sound): number {
  return sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length;
}

/** Brings a sound to an RMS level below full scale. */
export function atLevel(sound: Sound, decibels: number): Sound {
  const gain = 10 ** (decibels / 20) / Math.sqrt(power(sound) || 1);
  return sound.map((sample) => sample * gain);
}

/** Adds noise so that the sound is `snr` decibels stronger than it. */
export function withNoise(sound: Sound, noise: Sound, snr: number): Sound {
  const gain = Math.sqrt(power(sound) / power(noise) / 10 ** (snr / 10));
  return sound.map((sample, index) => sample + gain * noise[index]!);
}

export function whiteNoise(random: Random, seconds: number): Sound {
  return emptySound(seconds).map(() => random.normal());
}

/** Noise that loses 3 dB an octave. @see Paul Kellet’s refined filter, for the coefficients. */
export function pinkNoise(random: Random, seconds: number): Sound {
  const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
  const gains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
  const states = poles.map(() => 0);
  let delayed = 0;
  return emptySound(seconds).map(() => {
    const white = random.normal();
    let sum = delayed + 0.5362 * white;
    for (let pole = 0; pole < poles.length; pole++) {
      states[pole] = poles[pole]! * states[pole]! + gains[pole]! * white;
      sum += states[pole]!;
    }
    delayed = 0.115926 * white;
    return sum;
  });
}

/** Noise that loses 6 dB an octave, held back below about 20 Hz. */
export function brownNoise(random: Random, seconds: number): Sound {
  let level = 0;
  return emptySound(seconds).map(() => {
    level = 0.995 * level + random.normal();
    return level;
  });
}

/** Short knocks, `perSecond` of them on average, each a burst that rings out. */
export function clicks(random: Random, seconds: number, perSecond: number): Sound {
  const sound = emptySound(seconds);
  for (let count = 0; count < seconds * perSecond; count++) {
    const start = Math.floor(random.between(0, sound.length));
    const decay = random.between(20, 150);
    const ring = random.between(0.1, 1.5);
    const level = random.between(0.3, 1);
    for (let offset = 0; offset < 8 * decay && start + offset < sound.length; offset++) {
      sound[start + offset]! += level * Math.exp(-offset / decay) * Math.cos(ring * offset);
    }
  }
  return sound;
}

/** A resonance (two-pole) at a centre frequency, run over the sound. */
export function resonated(sound: Sound, hz: number, bandwidthHz: number): Sound {
  const radius = Math.exp((-Math.PI * bandwidthHz) / SAMPLE_RATE);
  const first = 2 * radius * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE);
  const second = -radius * radius;
  const gain = 1 - first - second;
  let [one, two] = [0, 0];
  return sound.map((sample) => {
    const output = gain * sample + first * one + second * two;
    [one, two] = [output, one];
    return output;
  });
}
