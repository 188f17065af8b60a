import { LISTENING } from "#domain/raga/recognise/listening.ts";

/** As flat as can be, √½; Web Audio counts it in decibels. */
const Q = 20 * Math.log10(Math.SQRT1_2);

/** Leads a sound through the filters that the recogniser was measured with; gives their end. */
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
