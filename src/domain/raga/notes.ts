import type { PitchFrame } from "./pitch.ts";

/** A pitch held for a while. */
export interface Note {
  readonly startSeconds: number;
  readonly seconds: number;
  readonly hz: number;
}

/** Even in a loud room a voice is rarely less clear. Noise can be clearer, but holds no pitch. */
const LEAST_CLARITY = 0.35;

/** Two or three frames inside a note may be unclear or off pitch. */
const LONGEST_GAP_SECONDS = 0.08;

/** How far a note may waver from its mean: vibrato averaged over a frame stays below this. */
const WIDTH_CENTS = 40;

const SHORTEST_SECONDS = 0.09;

/**
 * Finds the notes in a run of pitch frames, and skips glides, noise and silence between them.
 *
 * @param frames in order of time, about forty a second or more.
 */
export function notesIn(frames: readonly PitchFrame[]): readonly Note[] {
  const clear = frames.filter(({ clarity }) => clarity >= LEAST_CLARITY);
  const notes: Note[] = [];
  for (let start = 0; start < clear.length; ) {
    const held = heldFrom(clear, start);
    const note = noteOf(held);
    if (note) notes.push(note);
    start = note ? clear.indexOf(held.at(-1)!, start) + 1 : start + 1;
  }
  return notes;
}

/** How far the second frequency is above the first, in cents. */
export function centsBetween(fromHz: number, toHz: number): number {
  return 1200 * Math.log2(toHz / fromHz);
}

// The frames that keep the pitch of the first one, until it is lost for too long.
function heldFrom(frames: readonly PitchFrame[], start: number): readonly PitchFrame[] {
  const first = frames[start]!;
  const held = [first];
  let mean = 0;
  for (let index = start + 1; index < frames.length; index++) {
    const frame = frames[index]!;
    if (frame.seconds - held.at(-1)!.seconds > LONGEST_GAP_SECONDS) break;
    const cents = centsBetween(first.hz, frame.hz);
    if (Math.abs(cents - mean) > WIDTH_CENTS) continue;
    held.push(frame);
    mean += (cents - mean) / held.length;
  }
  return held;
}

function noteOf(held: readonly PitchFrame[]): Note | null {
  const startSeconds = held[0]!.seconds;
  const seconds = held.at(-1)!.seconds - startSeconds;
  if (seconds < SHORTEST_SECONDS) return null;
  const inOrder = held.map(({ hz }) => hz).toSorted((one, other) => one - other);
  return { startSeconds, seconds, hz: inOrder[Math.floor(inOrder.length / 2)]! };
}
