import { LISTENING } from "#domain/raga/listening.ts";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { pitchFramesOf } from "../pitch-reader.ts";
import { SAMPLE_RATE, type Sound } from "./sound.ts";

/** What the page hears of a sound. Only the filters are ours; the page uses the browser's. */
export function heardFrames(sound: Sound): readonly PitchFrame[] {
  const { highpassHz, lowpassHz } = LISTENING;
  const heard = filtered(filtered(sound, highpass(highpassHz)), lowpass(lowpassHz));
  return [...pitchFramesOf(heard, SAMPLE_RATE)];
}

/** Numerator and denominator of a second-order filter. */
type Biquad = readonly [b0: number, b1: number, b2: number, a0: number, a1: number, a2: number];

function filtered(sound: Sound, [b0, b1, b2, a0, a1, a2]: Biquad): Sound {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return sound.map((x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** @see W3C, Web Audio API, filters characteristics, for both. */
function lowpass(hz: number): Biquad {
  const { cosine, alpha } = corner(hz);
  const edge = (1 - cosine) / 2;
  return [edge, 2 * edge, edge, 1 + alpha, -2 * cosine, 1 - alpha];
}

function highpass(hz: number): Biquad {
  const { cosine, alpha } = corner(hz);
  const edge = (1 + cosine) / 2;
  return [edge, -2 * edge, edge, 1 + alpha, -2 * cosine, 1 - alpha];
}

function corner(hz: number) {
  const angle = (2 * Math.PI * hz) / SAMPLE_RATE;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) * Math.SQRT1_2 };
}
