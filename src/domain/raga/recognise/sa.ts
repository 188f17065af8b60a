import { withinOctave } from "./evidence.ts";
import { centsBetween, type Note, notesIn } from "./notes.ts";
import type { PitchFrame } from "./pitch.ts";

/** Sa has to be heard for so long in all, */
const LEAST_SECONDS = 0.6;

/** and for so much of all that was sung. */
const LEAST_SHARE = 0.7;

/** A voice that holds Sa stays within so much of it. */
const WIDTH_CENTS = 50;

/**
 * Finds Sa where it was sung or played alone for a second or two, in any octave; null when no one
 * pitch was held.
 */
export function findSa(frames: readonly PitchFrame[]): number | null {
  const notes = notesIn(frames);
  const [longest] = notes.toSorted((one, other) => other.seconds - one.seconds);
  if (!longest) return null;
  const away = ({ hz }: Note) => withinOctave(centsBetween(longest.hz, hz));
  const held = notes.filter((note) => Math.abs(away(note)) <= WIDTH_CENTS);
  const seconds = secondsOf(held);
  if (seconds < Math.max(LEAST_SECONDS, LEAST_SHARE * secondsOf(notes))) return null;
  const mean = held.reduce((sum, note) => sum + away(note) * note.seconds, 0) / seconds;
  return longest.hz * 2 ** (mean / 1200);
}

function secondsOf(notes: readonly Note[]): number {
  return notes.reduce((sum, { seconds }) => sum + seconds, 0);
}
