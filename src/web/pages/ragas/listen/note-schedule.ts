/** The direction in which a scale is played. */
export type Course = "both" | "arohana" | "avarohana";

/** A note of the scale on the audio clock. */
export interface TimedNote {
  /** 0 for Sa to 7 for the upper Sa. */
  readonly place: number;
  readonly startSeconds: number;
  readonly seconds: number;
}

/** The next note of the course, and its time. */
export interface Cursor {
  readonly step: number;
  readonly startSeconds: number;
}

/** How a scale is played. */
export interface Pace {
  readonly course: Course;
  readonly secondsEach: number;
  readonly repeats: boolean;
}

/**
 * How far ahead of the clock notes are scheduled: longer than a page is ever busy, yet short enough
 * to hear a change of tempo at once.
 */
export const LOOK_AHEAD_SECONDS = 0.2;

const RISE_SECONDS = 0.015;
const FALL_SECONDS = 0.06;

const RISING = [0, 1, 2, 3, 4, 5, 6, 7];
const FALLING = RISING.toReversed();

/** The eight notes of a scale in playing order. */
export const COURSES: Readonly<Record<Course, readonly number[]>> = {
  both: [...RISING, ...FALLING],
  arohana: RISING,
  avarohana: FALLING,
};

/**
 * The notes to schedule now, and where to continue; `next` is null at the end of the course. A late
 * note starts now and delays those after it, so that they do not crowd.
 *
 * @example
 * notesDue({ course: "arohana", secondsEach: 0.5, repeats: false }, { step: 0, startSeconds: 1 }, 1);
 * // { notes: [{ place: 0, startSeconds: 1, seconds: 0.5 }], next: { step: 1, startSeconds: 1.5 } }
 */
export function notesDue(
  { course, secondsEach, repeats }: Pace,
  cursor: Cursor,
  nowSeconds: number,
): { readonly notes: readonly TimedNote[]; readonly next: Cursor | null } {
  const places = COURSES[course];
  const notes: TimedNote[] = [];
  let startSeconds = Math.max(cursor.startSeconds, nowSeconds);
  let { step } = cursor;
  while (startSeconds < nowSeconds + LOOK_AHEAD_SECONDS) {
    if (step >= places.length && !repeats) return { notes, next: null };
    const at = step % places.length;
    notes.push({ place: places[at]!, startSeconds, seconds: secondsEach });
    startSeconds += secondsEach;
    step = at + 1;
  }
  return { notes, next: { step, startSeconds } };
}

/** The place that sounds at a time; null if no note does. */
export function placeAt(notes: readonly TimedNote[], seconds: number): number | null {
  const sounding = notes.findLast((note) => note.startSeconds <= seconds && seconds < endOf(note));
  return sounding?.place ?? null;
}

export const endOf = ({ startSeconds, seconds }: TimedNote): number => startSeconds + seconds;

/**
 * The volume of a note, as corners joined by straight lines. It starts and ends at zero, because a
 * sound that starts or ends abruptly clicks.
 */
export function envelopeOf(note: TimedNote): readonly (readonly [seconds: number, gain: number])[] {
  const end = endOf(note);
  return [
    [note.startSeconds, 0],
    [note.startSeconds + RISE_SECONDS, 1],
    [Math.max(note.startSeconds + RISE_SECONDS, end - FALL_SECONDS), 0.7],
    [end, 0],
  ];
}
