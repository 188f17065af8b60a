import { Autocorrelator } from "pitchy";
import { LISTENING } from "#domain/raga/listening.ts";
import { type PitchFrame, pitchOf } from "#domain/raga/pitch.ts";

/** Reads the pitch of successive frames. */
interface PitchReader {
  /** The number of samples in a frame. */
  readonly frameSamples: number;
  readonly read: (samples: Float32Array) => Omit<PitchFrame, "seconds">;
}

/** A reader for filtered sound at a sample rate. */
export function pitchReader(sampleRate: number): PitchReader {
  const frameSamples = 2 ** Math.round(Math.log2(LISTENING.frameSeconds * sampleRate));
  const correlator = Autocorrelator.forFloat32Array(frameSamples);
  return {
    frameSamples,
    read: (samples) => pitchOf(samples, correlator.autocorrelate(samples), sampleRate),
  };
}

/** Reads the pitch of a filtered sound, frame by frame. */
export function* pitchFramesOf(sound: Float32Array, sampleRate: number): Generator<PitchFrame> {
  const { frameSamples, read } = pitchReader(sampleRate);
  const hop = Math.round(LISTENING.hopSeconds * sampleRate);
  for (let start = 0; start + frameSamples <= sound.length; start += hop) {
    yield { seconds: start / sampleRate, ...read(sound.subarray(start, start + frameSamples)) };
  }
}

/** The flattest response, √½; Web Audio expects decibels. */
const Q = 20 * Math.log10(Math.SQRT1_2);

/**
 * Sends a sound through the filters with which the recogniser was measured; returns the last one.
 */
export function filtered(source: AudioNode): AudioNode {
  const { context } = source;
  const low = new BiquadFilterNode(context, {
    type: "highpass",
    frequency: LISTENING.highpassHz,
    Q,
  });
  const high = new BiquadFilterNode(context, {
    type: "lowpass",
    frequency: LISTENING.lowpassHz,
    Q,
  });
  return source.connect(low).connect(high);
}
