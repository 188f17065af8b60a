import { withinOctave } from "./evidence.ts";
import { centsBetween, type Note, notesIn } from "./notes.ts";
import type { PitchFrame } from "./pitch.ts";

/** Sa must be heard for at least this long in total, */
const LEAST_SECONDS = 0.6;

/** and for at least this share of all notes sung. */
const LEAST_SHARE = 0.7;

/** A voice that holds Sa stays within this distance of it. */
const WIDTH_CENTS = 50;

/**
 * Finds Sa when it is sung or played alone for a second or two, in any octave; null if no single
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
