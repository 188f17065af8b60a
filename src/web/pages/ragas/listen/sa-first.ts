import { notesIn } from "#domain/raga/recognise/notes.ts";
import type { PitchFrame } from "#domain/raga/recognise/pitch.ts";
import { findSa } from "#domain/raga/recognise/sa.ts";

/** Sa is looked for in a stretch so long, */
const SECONDS = 1.5;

/** most of which it has to fill when it is sung live, so that no passing note is taken for it. */
const LEAST_HELD_SECONDS = 1;

/** Finds Sa as it is held just now; null before. */
export function saJustHeld(frames: readonly PitchFrame[]): number | null {
  const end = frames.at(-1)?.seconds ?? 0;
  const recent = between(frames, end - SECONDS, end);
  const first = notesIn(recent)[0];
  return first && end - first.startSeconds >= LEAST_HELD_SECONDS ? findSa(recent) : null;
}

/** Finds Sa where a recording opens with it, held alone for a second and a half; null elsewhere. */
export function saAtOpening(frames: readonly PitchFrame[]): number | null {
  const first = notesIn(frames)[0];
  if (!first) return null;
  return findSa(between(frames, first.startSeconds, first.startSeconds + SECONDS));
}

function between(frames: readonly PitchFrame[], from: number, to: number) {
  return frames.filter(({ seconds }) => from <= seconds && seconds <= to);
}
