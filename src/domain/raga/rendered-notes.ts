/** The strengths of the harmonics, from the first: phone loudspeakers lose a low pure tone. */
export const HARMONICS: readonly number[] = [1, 0.6, 0.42, 0.3, 0.2, 0.14, 0.09, 0.06];

/** The volume of a scale, below the loudest so that a drone fits beside it. */
const LOUDNESS = 0.4;

const RISE_SECONDS = 0.015;
const FALL_SECONDS = 0.06;

/** Renders notes of equal length, one after another, as samples between −1 and 1. */
export function renderedNotes(
  hz: readonly number[],
  secondsEach: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(hz.length * secondsEach * sampleRate));
  const corners = cornersOf(secondsEach);
  for (const [index, frequency] of hz.entries()) {
    const first = Math.round(index * secondsEach * sampleRate);
    for (const [corner, [toSeconds, to]] of corners.entries()) {
      const [fromSeconds, from] = corners[corner - 1] ?? [0, 0];
      const slope = (to - from) / (toSeconds - fromSeconds);
      for (let at = Math.ceil(fromSeconds * sampleRate); at < toSeconds * sampleRate; at++) {
        const seconds = at / sampleRate;
        const gain = from + slope * (seconds - fromSeconds);
        samples[first + at] = LOUDNESS * gain * waveAt(frequency * seconds);
      }
    }
  }
  return samples;
}

/**
 * The volume of a note, as corners joined by straight lines from silence on. It ends in silence too,
 * because a sound that starts or ends abruptly clicks.
 */
const cornersOf = (seconds: number): readonly (readonly [seconds: number, gain: number])[] => [
  [RISE_SECONDS, 1],
  [Math.max(RISE_SECONDS, seconds - FALL_SECONDS), 0.7],
  [seconds, 0],
];

// One period at this many points, with its peak at 1, as a browser scales a periodic wave.
const POINTS = 4096;
const PERIOD = peakedAtOne(
  Float64Array.from({ length: POINTS + 1 }, (_, point) =>
    HARMONICS.reduce(
      (sum, strength, index) =>
        sum + strength * Math.sin((2 * Math.PI * (index + 1) * point) / POINTS),
      0,
    ),
  ),
);

function waveAt(turns: number): number {
  const point = (turns % 1) * POINTS;
  const before = Math.floor(point);
  const one = PERIOD[before]!;
  return one + (PERIOD[before + 1]! - one) * (point - before);
}

function peakedAtOne(wave: Float64Array): Float64Array {
  const peak = wave.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
  return wave.map((value) => value / peak);
}
