import type { PitchFrame } from "#domain/raga/pitch.ts";
import { type Answer, answerTo, weightsOf } from "./answer.ts";
import { saJustHeld } from "./sa-first.ts";

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
