import { withinOctave } from "#domain/raga/evidence.ts";
import { centsBetween, notesIn } from "#domain/raga/notes.ts";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { findSa } from "#domain/raga/sa.ts";

/** Sa is searched for in a stretch of this length. */
const SECONDS = 1.5;

/** Live, it must fill this much of the stretch, so that no passing note is taken for it. */
const LEAST_HELD_SECONDS = 1;

/** A voice comes back to a note within this distance. */
const SAME_CENTS = 50;

/** Finds the Sa being held now; null until there is one. */
export function saJustHeld(frames: readonly PitchFrame[]): number | null {
  const end = frames.at(-1)?.seconds ?? 0;
  const recent = between(frames, end - SECONDS, end);
  const first = notesIn(recent)[0];
  return first && end - first.startSeconds >= LEAST_HELD_SECONDS ? findSa(recent) : null;
}

/**
 * Finds the Sa of a recording: held alone for a second and a half at its beginning, or else the note
 * with which it begins and ends, in any octave, as a scale does. Null if there is neither.
 */
export function saOfRecording(frames: readonly PitchFrame[]): number | null {
  const notes = notesIn(frames);
  const [first, last] = [notes[0], notes.at(-1)];
  if (!first || !last) return null;
  const held = findSa(between(frames, first.startSeconds, first.startSeconds + SECONDS));
  if (held !== null || first === last) return held;
  const away = withinOctave(centsBetween(first.hz, last.hz));
  return Math.abs(away) <= SAME_CENTS ? first.hz * 2 ** (away / 2 / 1200) : null;
}

function between(frames: readonly PitchFrame[], from: number, to: number) {
  return frames.filter(({ seconds }) => from <= seconds && seconds <= to);
}
