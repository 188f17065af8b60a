import type { Formants } from "./voice/formants.data.ts";
import type { Band } from "./voice/places.data.ts";

/** The parameters that a voice changes as it speaks. */
export type Parameter =
  | "f1"
  | "f2"
  | "f3"
  /** Voice through the open mouth, 0 to 1. */
  | "voice"
  /** Voice behind a closed mouth. */
  | "hum"
  /** Noise of breath at the folds, which the mouth colours like a voice. */
  | "breath"
  /** How far the velum opens the nose, 0 to 1. */
  | "nose";

/** A parameter over time: straight lines between points, in milliseconds from the start. */
export type Track = readonly (readonly [ms: number, value: number])[];

/** Noise made in the mouth: a burst or a sibilant. */
export interface Hiss extends Band {
  readonly from: number;
  readonly until: number;
  /** 1 is as strong as a vowel. */
  readonly level: number;
  readonly fadeMs: number;
}

/** What the mouth does for a time: `touch` closes it, `narrow` leaves a gap, `open` is a vowel. */
export type PhaseKind = "touch" | "narrow" | "breath" | "open";

export interface Phase {
  /** The letter in IAST. */
  readonly letter: string;
  readonly kind: PhaseKind;
  readonly from: number;
  readonly until: number;
}

/** All that a synthesiser needs to know. */
export interface Score {
  readonly tracks: Readonly<Record<Parameter, Track>>;
  readonly hisses: readonly Hiss[];
  readonly phases: readonly Phase[];
  readonly ms: number;
}

/** The value of a track at a time. */
export function valueAt(track: Track, ms: number): number {
  const next = track.findIndex(([at]) => at > ms);
  if (next === 0) return track[0]![1];
  if (next === -1) return track.at(-1)![1];
  const [from, start] = track[next - 1]!;
  const [until, end] = track[next]!;
  return start + ((end - start) * (ms - from)) / (until - from);
}

/** Writes a score from the start to the end. */
export class ScoreWriter {
  #now = 0;
  readonly #tracks: Record<Parameter, [number, number][]> = {
    f1: [],
    f2: [],
    f3: [],
    voice: [[0, 0]],
    hum: [[0, 0]],
    breath: [[0, 0]],
    nose: [[0, 0]],
  };
  readonly #hisses: Hiss[] = [];
  readonly #phases: Phase[] = [];

  /** Moves a parameter from its current value to another; its earlier movement ends here. */
  set(parameter: Parameter, value: number, overMs = 0): this {
    const track = this.#tracks[parameter];
    const start = track.length === 0 ? value : valueAt(track, this.#now);
    while (track.length > 0 && track.at(-1)![0] >= this.#now) track.pop();
    track.push([this.#now, start], [this.#now + overMs, value]);
    return this;
  }

  setFormants([f1, f2, f3]: Formants, overMs = 0): this {
    return this.set("f1", f1, overMs * 0.7)
      .set("f2", f2, overMs)
      .set("f3", f3, overMs);
  }

  /** Whether no voice sounds yet, so that nothing has to glide. */
  get isSilent(): boolean {
    return this.#tracks.f1.length === 0;
  }

  /** Starts a noise of this length, without waiting for its end. */
  hiss(band: Band, lastsMs: number, level: number, fadeMs: number): this {
    const { hertz, bandwidth } = band;
    const until = this.#now + lastsMs;
    this.#hisses.push({ hertz, bandwidth, from: this.#now, until, level, fadeMs });
    return this;
  }

  /** Lets time pass while a letter is made. */
  hold(letter: string, kind: PhaseKind, ms: number): this {
    this.#phases.push({ letter, kind, from: this.#now, until: this.#now + ms });
    return this.pause(ms);
  }

  pause(ms: number): this {
    this.#now += ms;
    return this;
  }

  end(): Score {
    return {
      tracks: this.#tracks,
      hisses: this.#hisses,
      phases: this.#phases,
      ms: this.#now,
    };
  }
}
