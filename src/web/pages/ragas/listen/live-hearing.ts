import type { PitchFrame } from "#domain/raga/recognise/pitch.ts";
import { type Answer, answerTo, weightsOf } from "./answer.ts";
import { saJustHeld } from "./sa-first.ts";

/** Notes are sought anew after so many frames, five times a second. */
const FRAMES_AT_A_TIME = 8;

/** What is heard live: first Sa, unless it is known, then the scale. */
export class LiveHearing {
  /** Null as long as Sa has not been held. */
  saHz: number | null;
  /** How much of each of the twelve places was heard, a held note being 1. */
  weights: readonly number[] = [];
  /** How long it has listened for what it is waiting for now. */
  seconds = 0;
  // Since Sa is known, those after it.
  #frames: PitchFrame[] = [];

  /** @param saHz null where Sa is to be heard first. */
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

  /** What can be said of it so far; null before anything came. */
  answer(): Answer | null {
    return this.#frames.length === 0 ? null : answerTo(this.#frames, this.saHz);
  }
}
