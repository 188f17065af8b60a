import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Cursor,
  endOf,
  LOOK_AHEAD_SECONDS,
  notesDue,
  type Pace,
  stepAt,
  type TimedNote,
} from "./note-schedule.ts";

const START: Cursor = { step: 0, startSeconds: 1 };

/** All notes of a playback whose clock is checked from time to time. */
function played(pace: Pace, looks: readonly number[]): TimedNote[] {
  const notes: TimedNote[] = [];
  let next: Cursor | null = START;
  for (const now of looks) {
    if (next === null) break;
    const due = notesDue(pace, next, now);
    notes.push(...due.notes);
    next = due.next;
  }
  return notes;
}

describe("notesDue", () => {
  test("hands over what starts within the look-ahead, and no more", () => {
    expect(notesDue({ steps: 8, secondsEach: 0.5, repeats: false }, START, 1)).toEqual({
      notes: [{ step: 0, startSeconds: 1, seconds: 0.5 }],
      next: { step: 1, startSeconds: 1.5 },
    });
    expect(notesDue({ steps: 8, secondsEach: 0.5, repeats: false }, START, 0.7)).toEqual({
      notes: [],
      next: START,
    });
  });

  test("plays every note once and ends", () => {
    const looks = Array.from({ length: 200 }, (_, index) => 1 + index * 0.05);
    const notes = played({ steps: 16, secondsEach: 0.4, repeats: false }, looks);
    expect(notes.map(({ step }) => step)).toEqual(Array.from({ length: 16 }, (_, step) => step));
  });

  test("begins again where it is to repeat", () => {
    const looks = Array.from({ length: 80 }, (_, index) => 1 + index * 0.05);
    const notes = played({ steps: 8, secondsEach: 0.4, repeats: true }, looks);
    expect(notes.map(({ step }) => step).join("")).toBe("01234567012");
  });

  test("keeps time between steady looks, and never crowds notes after a late one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.double({ min: 0.25, max: 1, noNaN: true }),
        fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (steps, secondsEach, pauses) => {
          let now = 1;
          const looks = pauses.map((pause) => (now += pause));
          const notes = played({ steps, secondsEach, repeats: true }, looks);
          const wasLate = pauses.some((pause) => pause > LOOK_AHEAD_SECONDS);
          notes.slice(1).forEach((note, index) => {
            const gap = note.startSeconds - endOf(notes[index]!);
            expect(gap).toBeGreaterThanOrEqual(0);
            if (!wasLate) expect(gap).toBeCloseTo(0, 9);
          });
        },
      ),
    );
  });

  test("takes a new tempo from the next note on", () => {
    const { next } = notesDue({ steps: 16, secondsEach: 0.5, repeats: false }, START, 1);
    const { notes } = notesDue({ steps: 16, secondsEach: 0.3, repeats: false }, next!, 1.4);
    expect(notes).toEqual([{ step: 1, startSeconds: 1.5, seconds: 0.3 }]);
  });
});

test("stepAt tells what sounds", () => {
  const notes = [
    { step: 0, startSeconds: 1, seconds: 0.5 },
    { step: 1, startSeconds: 1.5, seconds: 0.5 },
  ];
  expect([0.9, 1, 1.49, 1.5, 2].map((seconds) => stepAt(notes, seconds))).toEqual([
    null,
    0,
    0,
    1,
    null,
  ]);
});
