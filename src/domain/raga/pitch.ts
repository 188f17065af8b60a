import { HIGHEST_HZ, LOWEST_HZ } from "./listening.ts";

/** The pitch of one moment. */
export interface PitchFrame {
  readonly seconds: number;
  /** 0 where no pitch was found. */
  readonly hz: number;
  /** How closely the sound repeats itself: 0 not at all, 1 exactly. */
  readonly clarity: number;
}

type Pitch = Omit<PitchFrame, "seconds">;

const NO_PITCH: Pitch = { hz: 0, clarity: 0 };

/** Power below this counts as silence; 1 is full scale (−70 dB). */
const LEAST_POWER = 1e-7;

/** The first period at least this fraction as good as the best is the note; others repeat it. */
const ALMOST = 0.9;

/**
 * Reads the pitch of one frame of sound from its autocorrelation.
 *
 * Compares only the lags of possible notes. At lags near the length of the frame few samples
 * overlap, so any noise looks like a perfect period.
 *
 * @param samples between −1 and 1, one frame as described by `LISTENING`.
 * @param autocorrelation of the samples, from lag 0, not normalised.
 * @see McLeod and Wyvill, A Smarter Way to Find Pitch (2005), for the normalised difference.
 */
export function pitchOf(
  samples: ArrayLike<number>,
  autocorrelation: ArrayLike<number>,
  sampleRate: number,
): Pitch {
  if (autocorrelation[0]! < LEAST_POWER * samples.length) return NO_PITCH;
  const likeness = normalised(samples, autocorrelation, Math.floor(sampleRate / LOWEST_HZ) + 1);
  const peaks = peaksOf(likeness);
  const best = Math.max(...peaks.map((lag) => likeness[lag]!));
  const lag = peaks.find((peak) => likeness[peak]! >= ALMOST * best);
  if (lag === undefined) return NO_PITCH;
  const hz = sampleRate / (lag + summitOffset(likeness, lag));
  return hz > HIGHEST_HZ ? NO_PITCH : { hz, clarity: likeness[lag]! };
}

function normalised(
  samples: ArrayLike<number>,
  autocorrelation: ArrayLike<number>,
  lags: number,
): Float64Array {
  const likeness = new Float64Array(lags + 1);
  let power = 2 * autocorrelation[0]!;
  for (let lag = 1; lag <= lags; lag++) {
    power -= samples[lag - 1]! ** 2 + samples[samples.length - lag]! ** 2;
    likeness[lag] = power > 0 ? (2 * autocorrelation[lag]!) / power : 0;
  }
  return likeness;
}

// The highest point of each stretch above zero, except the first stretch, which belongs to lag 0.
function peaksOf(likeness: Float64Array): readonly number[] {
  const peaks: number[] = [];
  let highest: number | undefined;
  let inFirst = true;
  for (let lag = 1; lag < likeness.length - 1; lag++) {
    const here = likeness[lag]!;
    if (here <= 0) {
      if (highest !== undefined) peaks.push(highest);
      highest = undefined;
      inFirst = false;
    } else if (!inFirst && here > likeness[lag - 1]! && here >= likeness[lag + 1]!) {
      if (highest === undefined || here > likeness[highest]!) highest = lag;
    }
  }
  if (highest !== undefined) peaks.push(highest);
  return peaks;
}

// Offset of the top of a parabola through the point and its two neighbours.
function summitOffset(likeness: Float64Array, lag: number): number {
  const [before, here, after] = [likeness[lag - 1]!, likeness[lag]!, likeness[lag + 1]!];
  return (before - after) / (2 * (before - 2 * here + after));
}
