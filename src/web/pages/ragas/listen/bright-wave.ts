/** The strengths of the harmonics, from the first: phone loudspeakers lose a low pure tone. */
const HARMONICS = [1, 0.6, 0.42, 0.3, 0.2, 0.14, 0.09, 0.06];

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
