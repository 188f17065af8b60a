/** The strengths of the harmonics, from the first: phone loudspeakers lose a low pure tone. */
export const HARMONICS: readonly number[] = [1, 0.6, 0.42, 0.3, 0.2, 0.14, 0.09, 0.06];

/** The volume of a scale, below the loudest so that a drone fits beside it. */
export const LOUDNESS = 0.4;

const RISE_SECONDS = 0.015;
const FALL_SECONDS = 0.06;

/**
 * The volume of a note, as corners joined by straight lines. It starts and ends at zero, because a
 * sound that starts or ends abruptly clicks.
 */
export function envelopeOf(note: {
  readonly startSeconds: number;
  readonly seconds: number;
}): readonly (readonly [seconds: number, gain: number])[] {
  const end = note.startSeconds + note.seconds;
  return [
    [note.startSeconds, 0],
    [note.startSeconds + RISE_SECONDS, 1],
    [Math.max(note.startSeconds + RISE_SECONDS, end - FALL_SECONDS), 0.7],
    [end, 0],
  ];
}
