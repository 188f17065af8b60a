import { LISTENING } from "#domain/raga/listening.ts";

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
