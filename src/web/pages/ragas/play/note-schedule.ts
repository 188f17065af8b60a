/** A note of a course on the audio clock. */
export interface TimedNote {
  /** Its place in the course, from 0. */
  readonly step: number;
  readonly startSeconds: number;
  readonly seconds: number;
}

/** The next note of the course, and its time. */
export interface Cursor {
  readonly step: number;
  readonly startSeconds: number;
}

/** How a course is played. */
export interface Pace {
  /** How many notes it has. */
  readonly steps: number;
  readonly secondsEach: number;
  readonly repeats: boolean;
}

/**
 * How far ahead of the clock notes are scheduled: longer than a page is ever busy, yet short enough
 * to hear a change of tempo at once.
 */
export const LOOK_AHEAD_SECONDS = 0.2;

/**
 * The notes to schedule now, and where to continue; `next` is null at the end of the course. A late
 * note starts now and delays those after it, so that they do not crowd.
 *
 * @example
 * notesDue({ steps: 8, secondsEach: 0.5, repeats: false }, { step: 0, startSeconds: 1 }, 1);
 * // { notes: [{ step: 0, startSeconds: 1, seconds: 0.5 }], next: { step: 1, startSeconds: 1.5 } }
 */
export function notesDue(
  { steps, secondsEach, repeats }: Pace,
  cursor: Cursor,
  nowSeconds: number,
): { readonly notes: readonly TimedNote[]; readonly next: Cursor | null } {
  const notes: TimedNote[] = [];
  let startSeconds = Math.max(cursor.startSeconds, nowSeconds);
  let { step } = cursor;
  while (startSeconds < nowSeconds + LOOK_AHEAD_SECONDS) {
    if (step >= steps && !repeats) return { notes, next: null };
    const at = step % steps;
    notes.push({ step: at, startSeconds, seconds: secondsEach });
    startSeconds += secondsEach;
    step = at + 1;
  }
  return { notes, next: { step, startSeconds } };
}

/** The step that sounds at a time; null if no note does. */
export function stepAt(notes: readonly TimedNote[], seconds: number): number | null {
  const sounding = notes.findLast((note) => note.startSeconds <= seconds && seconds < endOf(note));
  return sounding?.step ?? null;
}

export const endOf = ({ startSeconds, seconds }: TimedNote): number => startSeconds + seconds;
