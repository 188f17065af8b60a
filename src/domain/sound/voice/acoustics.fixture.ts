/* What a phonetics laboratory measures on a recording, for tests on rendered samples. */

/** The resonances that linear prediction finds in 40 ms of samples, in hertz, from low to high. */
export function resonancesAt(
  samples: Float32Array,
  sampleRate: number,
  ms: number,
  windowMs = 40,
): number[] {
  const piece = hamming(emphasised(around(samples, sampleRate, ms, windowMs)));
  const filter = prediction(piece, 2 + sampleRate / 1000);
  const gains = range(0, sampleRate / 2, 5).map((hertz) => 1 / power(filter, hertz, sampleRate));
  return gains.flatMap((gain, index) =>
    gain > (gains[index - 1] ?? Infinity) && gain > (gains[index + 1] ?? Infinity)
      ? [index * 5]
      : [],
  );
}

/** The mean power of samples between two frequencies, by a discrete Fourier transform. */
export function bandPower(
  piece: Float32Array,
  sampleRate: number,
  from: number,
  until: number,
): number {
  const windowed = hamming(piece);
  const step = sampleRate / piece.length;
  const bins = range(Math.max(step, Math.ceil(from / step) * step), until, step);
  return sum(bins.map((hertz) => power(windowed, hertz, sampleRate))) / bins.length;
}

/** The mean frequency of samples, weighted by power. */
export function centroid(piece: Float32Array, sampleRate: number): number {
  const windowed = hamming(piece);
  const bins = range(100, sampleRate / 2, 50);
  const powers = bins.map((hertz) => power(windowed, hertz, sampleRate));
  return sum(bins.map((hertz, index) => hertz * powers[index]!)) / sum(powers);
}

/** The samples around a time. */
export function around(
  samples: Float32Array,
  sampleRate: number,
  ms: number,
  windowMs: number,
): Float32Array {
  const perMs = sampleRate / 1000;
  const start = Math.max(0, Math.round((ms - windowMs / 2) * perMs));
  return samples.slice(start, start + Math.round(windowMs * perMs));
}

export const rootMeanSquare = (piece: Float32Array) =>
  Math.sqrt(sum(Array.from(piece, (x) => x * x)) / piece.length);

/** How far the samples repeat themselves after one period of a man's voice, −1 to 1. */
export function periodicity(piece: Float32Array, sampleRate: number): number {
  const lags = range(Math.floor(sampleRate / 140), Math.ceil(sampleRate / 95), 1);
  return Math.max(
    ...lags.map((lag) => {
      const one = piece.slice(0, -lag);
      const two = piece.slice(lag);
      const product = sum(Array.from(one, (x, index) => x * two[index]!));
      return product / (rootMeanSquare(one) * rootMeanSquare(two) * one.length || 1);
    }),
  );
}

function emphasised(piece: Float32Array): Float32Array {
  return piece.map((x, index) => x - 0.97 * (piece[index - 1] ?? 0));
}

function hamming(piece: Float32Array): Float32Array {
  return piece.map(
    (x, index) => x * (0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (piece.length - 1))),
  );
}

/** The prediction filter of the autocorrelation method (Levinson and Durbin). */
function prediction(piece: Float32Array, order: number): Float32Array {
  const correlation = range(0, order, 1).map((lag) =>
    sum(Array.from(piece.subarray(lag), (x, index) => x * piece[index]!)),
  );
  let filter = [1];
  let error = correlation[0]!;
  for (let size = 1; size <= order; size++) {
    const reflection = -sum(filter.map((a, index) => a * correlation[size - index]!)) / error;
    const longer = [...filter, 0];
    filter = longer.map((a, index) => a + reflection * longer[size - index]!);
    error *= 1 - reflection ** 2;
  }
  return Float32Array.from(filter);
}

function power(piece: Float32Array, hertz: number, sampleRate: number): number {
  const turn = (2 * Math.PI * hertz) / sampleRate;
  let real = 0;
  let imaginary = 0;
  for (let index = 0; index < piece.length; index++) {
    real += piece[index]! * Math.cos(turn * index);
    imaginary -= piece[index]! * Math.sin(turn * index);
  }
  return real * real + imaginary * imaginary;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, x) => total + x, 0);

const range = (from: number, until: number, step: number) =>
  Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, index) => from + index * step);
