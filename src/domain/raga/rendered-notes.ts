import { envelopeOf, HARMONICS, LOUDNESS } from "./tone.ts";

/**
 * Renders notes of equal length, one after another, as the page plays them: the same harmonics and
 * the same envelope.
 */
export function renderedNotes(
  hz: readonly number[],
  secondsEach: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(hz.length * secondsEach * sampleRate));
  hz.forEach((frequency, index) => {
    const first = Math.round(index * secondsEach * sampleRate);
    const end = Math.round((index + 1) * secondsEach * sampleRate);
    const corners = envelopeOf({ startSeconds: 0, seconds: secondsEach });
    for (let at = first; at < end; at++) {
      const seconds = (at - first) / sampleRate;
      samples[at] = LOUDNESS * gainAt(corners, seconds) * waveAt(frequency * seconds);
    }
  });
  return samples;
}

function gainAt(corners: ReturnType<typeof envelopeOf>, seconds: number): number {
  const next = corners.findIndex(([time]) => time > seconds);
  if (next < 1) return 0;
  const [fromSeconds, from] = corners[next - 1]!;
  const [toSeconds, to] = corners[next]!;
  return from + ((to - from) * (seconds - fromSeconds)) / (toSeconds - fromSeconds);
}

// One period at this many points, with its peak at 1, as a browser scales a periodic wave.
const POINTS = 4096;
const PERIOD = peakedAtOne(
  Float64Array.from({ length: POINTS }, (_, point) =>
    HARMONICS.reduce(
      (sum, strength, index) =>
        sum + strength * Math.sin((2 * Math.PI * (index + 1) * point) / POINTS),
      0,
    ),
  ),
);

function waveAt(turns: number): number {
  const point = (turns - Math.floor(turns)) * POINTS;
  const before = Math.floor(point);
  const [one, other] = [PERIOD[before % POINTS]!, PERIOD[(before + 1) % POINTS]!];
  return one + (other - one) * (point - before);
}

function peakedAtOne(wave: Float64Array): Float64Array {
  const peak = wave.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
  return wave.map((value) => value / peak);
}
