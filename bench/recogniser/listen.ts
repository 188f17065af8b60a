import { PitchDetector } from "pitchy";
import { LISTENING, type PitchFrame } from "#domain/raga/recognise/pitch-frame.ts";
import { SAMPLE_RATE, type Sound } from "./sound.ts";

const { lowpassHz, highpassHz, frameSeconds, hopSeconds, peakShare, leastVolume } = LISTENING;

/** Reads the pitch of a sound, frame by frame. */
export function pitchFramesOf(sound: Sound): readonly PitchFrame[] {
  const length = 2 ** Math.round(Math.log2(frameSeconds * SAMPLE_RATE));
  const hop = Math.round(hopSeconds * SAMPLE_RATE);
  const detector = PitchDetector.forFloat32Array(length);
  detector.clarityThreshold = peakShare;
  detector.minVolumeAbsolute = leastVolume;
  const heard = filtered(filtered(sound, highpass(highpassHz)), lowpass(lowpassHz));
  return Array.from(
    { length: Math.max(0, Math.floor((heard.length - length) / hop) + 1) },
    (_, frame) => {
      const start = frame * hop;
      const [hz, clarity] = detector.findPitch(heard.subarray(start, start + length), SAMPLE_RATE);
      return { seconds: start / SAMPLE_RATE, hz, clarity };
    },
  );
}

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function filtered(sound: Sound, [b0, b1, b2, a1, a2]: Biquad): Sound {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return sound.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

// The filters of Web Audio with Q at its flattest. @see W3C, Web Audio API, filters characteristics.
function lowpass(hz: number): Biquad {
  const { cosine, alpha } = corner(hz);
  return scaled([(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2], cosine, alpha);
}

function highpass(hz: number): Biquad {
  const { cosine, alpha } = corner(hz);
  return scaled([(1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2], cosine, alpha);
}

function corner(hz: number) {
  const angle = (2 * Math.PI * hz) / SAMPLE_RATE;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) * Math.SQRT1_2 };
}

function scaled(b: readonly [number, number, number], cosine: number, alpha: number): Biquad {
  const a0 = 1 + alpha;
  return [b[0] / a0, b[1] / a0, b[2] / a0, (-2 * cosine) / a0, (1 - alpha) / a0];
}
