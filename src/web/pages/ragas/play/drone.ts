import { HARMONICS } from "#domain/raga/rendered-notes.ts";
import { svaraHz } from "#domain/raga/tuning.ts";
import type { OneSound } from "../../../audio/one-sound.ts";
import type { Performance } from "./scale-player.ts";

type DroneTuning = Pick<Performance, "tonicHz" | "tuning" | "droneGain">;

/** A new pitch or volume is approached gradually, because a jump would click. */
const GLIDE_CONSTANT_SECONDS = 0.03;

const LOUDNESS = 0.14;

/** Sounds Sa and Pa below the scale, and the scale's own Sa. */
export function soundDrone({ context, out }: OneSound, first: DroneTuning) {
  const level = new GainNode(context, { gain: 0 });
  level.connect(out);
  const periodicWave = new PeriodicWave(context, { imag: [0, ...HARMONICS] });
  const voices = frequenciesOf(first).map((frequency) => {
    const voice = new OscillatorNode(context, { frequency, periodicWave });
    voice.connect(level);
    voice.start();
    return voice;
  });
  function glide(value: AudioParam, to: number) {
    value.setTargetAtTime(to, context.currentTime, GLIDE_CONSTANT_SECONDS);
  }
  function tune(tuning: DroneTuning) {
    const frequencies = frequenciesOf(tuning);
    for (const [index, { frequency }] of voices.entries()) glide(frequency, frequencies[index]!);
    glide(level.gain, LOUDNESS * tuning.droneGain);
  }
  tune(first);
  return {
    tune,
    stop(seconds: number) {
      for (const voice of voices) voice.stop(seconds);
    },
  };
}

const frequenciesOf = ({ tonicHz, tuning }: DroneTuning) => [
  tonicHz / 2,
  svaraHz("P", tonicHz, tuning) / 2,
  tonicHz,
];
