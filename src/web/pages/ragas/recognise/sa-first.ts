import { notesIn } from "#domain/raga/notes.ts";
import type { PitchFrame } from "#domain/raga/pitch.ts";
import { findSa } from "#domain/raga/sa.ts";

/** Sa is searched for in a stretch of this length. */
const SECONDS = 1.5;

/** Live, it must fill this much of the stretch, so that no passing note is taken for it. */
const LEAST_HELD_SECONDS = 1;

/** Finds the Sa being held now; null until there is one. */
export function saJustHeld(frames: readonly PitchFrame[]): number | null {
  const end = frames.at(-1)?.seconds ?? 0;
  const recent = between(frames, end - SECONDS, end);
  const first = notesIn(recent)[0];
  return first && end - first.startSeconds >= LEAST_HELD_SECONDS ? findSa(recent) : null;
}

/**
 * Finds the Sa that opens a recording, held alone for a second and a half; null if there is none.
 */
export function saAtOpening(frames: readonly PitchFrame[]): number | null {
  const first = notesIn(frames)[0];
  if (!first) return null;
  return findSa(between(frames, first.startSeconds, first.startSeconds + SECONDS));
}

function between(frames: readonly PitchFrame[], from: number, to: number) {
  return frames.filter(({ seconds }) => from <= seconds && seconds <= to);
}
