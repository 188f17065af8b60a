import { HARMONICS } from "#domain/raga/tone.ts";

const waves = new WeakMap<BaseAudioContext, PeriodicWave>();

/** A wave of eight harmonics, created once for each context. */
export function brightWave(context: BaseAudioContext): PeriodicWave {
  const known = waves.get(context);
  if (known) return known;
  const imag = [0, ...HARMONICS];
  const wave = new PeriodicWave(context, { imag });
  waves.set(context, wave);
  return wave;
}
