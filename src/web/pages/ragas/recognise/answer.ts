import { evidenceOf } from "#domain/raga/evidence.ts";
import { type NotEnough, recogniseScale, type ScaleHeard } from "#domain/raga/heard-scale.ts";
import { notesIn } from "#domain/raga/notes.ts";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { saJustHeld } from "./sa-first.ts";

/** The result of listening: which scales the sound may be from a Sa, or why that is unknown. */
export type Answer =
  | (ScaleHeard & { readonly saHz: number })
  | (Omit<NotEnough, "reason"> & { readonly reason: NotEnough["reason"] | "no-sa" });

/**
 * Evaluates what was heard. It never guesses Sa: without Sa, the notes of most scales are also
 * those of others.
 *
 * @param saHz null where no Sa was found.
 */
export function answerTo(frames: readonly PitchFrame[], saHz: number | null): Answer {
  if (saHz !== null) {
    const recognised = recogniseScale(frames, saHz);
    return recognised.kind === "scale" ? { ...recognised, saHz } : recognised;
  }
  // Without notes, that is the problem, whatever Sa.
  return notesIn(frames).length > 0
    ? { kind: "not-enough", reason: "no-sa", svaras: 0 }
    : (recogniseScale(frames, 1) as NotEnough);
}

/** How much of each of the twelve places was heard, a held note being 1; empty without a Sa. */
export function weightsOf(frames: readonly PitchFrame[], saHz: number | null): readonly number[] {
  return saHz === null ? [] : evidenceOf(notesIn(frames), saHz).weights;
}

/** Notes are detected again after this many frames, five times a second. */
const FRAMES_AT_A_TIME = 8;

/** Recognises live sound: first Sa, unless it is known, then the scale. */
export class LiveHearing {
  /** Null until Sa has been held. */
  saHz: number | null;
  /** How much of each of the twelve places was heard, a held note being 1. */
  weights: readonly number[] = [];
  /** How long it has listened for Sa or, once Sa is known, for the scale. */
  seconds = 0;
  // Frames since Sa became known.
  #frames: PitchFrame[] = [];

  /** @param saHz null to detect Sa first. */
  constructor(saHz: number | null) {
    this.saHz = saHz;
  }

  hear(frame: PitchFrame) {
    this.#frames.push(frame);
    this.seconds = frame.seconds - this.#frames[0]!.seconds;
    if (this.#frames.length % FRAMES_AT_A_TIME > 0) return;
    if (this.saHz === null) {
      this.saHz = saJustHeld(this.#frames);
      if (this.saHz !== null) this.#frames = [];
    }
    this.weights = weightsOf(this.#frames, this.saHz);
  }

  /** The result so far; null before any sound. */
  answer(): Answer | null {
    return this.#frames.length === 0 ? null : answerTo(this.#frames, this.saHz);
  }
}
