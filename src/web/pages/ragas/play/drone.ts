import { HARMONICS } from "#domain/raga/tone.ts";
import { svaraHz, type Tuning } from "#domain/raga/tuning.ts";

/** The pitch, tuning and volume of a drone. */
interface DroneTuning {
  readonly tonicHz: number;
  readonly tuning: Tuning;
  /** 0 (silent) to 1. */
  readonly droneGain: number;
}

interface Drone {
  tune(tuning: DroneTuning): void;
  end(): void;
}

/** A new pitch or volume is approached gradually, because a jump would click. */
const GLIDE_CONSTANT_SECONDS = 0.03;

const LOUDNESS = 0.35;

/** Sounds Sa and Pa below the scale, and the scale's own Sa. It is silent until tuned. */
export function soundDrone(context: BaseAudioContext, out: AudioNode): Drone {
  const level = new GainNode(context, { gain: 0 });
  level.connect(out);
  const voices = [0, 1, 2].map(() => {
    const voice = new OscillatorNode(context, { periodicWave: brightWave(context) });
    voice.connect(level);
    voice.start();
    return voice;
  });
  let isTuned = false;
  return {
    tune({ tonicHz, tuning, droneGain }) {
      const frequencies = [tonicHz / 2, svaraHz("P", tonicHz, tuning) / 2, tonicHz];
      voices.forEach(({ frequency }, index) => {
        const hz = frequencies[index]!;
        if (isTuned) frequency.setTargetAtTime(hz, context.currentTime, GLIDE_CONSTANT_SECONDS);
        else frequency.value = hz;
      });
      isTuned = true;
      level.gain.setTargetAtTime(LOUDNESS * droneGain, context.currentTime, GLIDE_CONSTANT_SECONDS);
    },
    end() {
      for (const voice of voices) voice.stop();
    },
  };
}

const waves = new WeakMap<BaseAudioContext, PeriodicWave>();

/** A wave of eight harmonics, created once for each context. */
export function brightWave(context: BaseAudioContext): PeriodicWave {
  const known = waves.get(context);
  if (known) return known;
  const imag = [0, ...HARMONICS];
  const wave = new PeriodicWave(context, { imag });
  waves.set(context, wave);
  return wave;
}
