import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  COURSES,
  type Course,
  type Cursor,
  endOf,
  envelopeOf,
  LOOK_AHEAD_SECONDS,
  notesDue,
  type Pace,
  placeAt,
  type TimedNote,
} from "./note-schedule.ts";

const COURSE_NAMES = Object.keys(COURSES) as Course[];
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
    expect(notesDue({ course: "arohana", secondsEach: 0.5, repeats: false }, START, 1)).toEqual({
      notes: [{ place: 0, startSeconds: 1, seconds: 0.5 }],
      next: { step: 1, startSeconds: 1.5 },
    });
    expect(notesDue({ course: "arohana", secondsEach: 0.5, repeats: false }, START, 0.7)).toEqual({
      notes: [],
      next: START,
    });
  });

  test.each([
    ["both", "0123456776543210"],
    ["arohana", "01234567"],
    ["avarohana", "76543210"],
  ] as const)("plays %s once and ends", (course, places) => {
    const looks = Array.from({ length: 200 }, (_, index) => 1 + index * 0.05);
    const notes = played({ course, secondsEach: 0.4, repeats: false }, looks);
    expect(notes.map(({ place }) => place).join("")).toBe(places);
  });

  test("begins again where it is to repeat", () => {
    const looks = Array.from({ length: 80 }, (_, index) => 1 + index * 0.05);
    const notes = played({ course: "arohana", secondsEach: 0.4, repeats: true }, looks);
    expect(notes.map(({ place }) => place).join("")).toBe("01234567012");
  });

  test("keeps time between steady looks, and never crowds notes after a late one", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COURSE_NAMES),
        fc.double({ min: 0.25, max: 1, noNaN: true }),
        fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (course, secondsEach, pauses) => {
          let now = 1;
          const looks = pauses.map((pause) => (now += pause));
          const notes = played({ course, secondsEach, repeats: true }, looks);
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
    const { next } = notesDue({ course: "both", secondsEach: 0.5, repeats: false }, START, 1);
    const { notes } = notesDue({ course: "both", secondsEach: 0.3, repeats: false }, next!, 1.4);
    expect(notes).toEqual([{ place: 1, startSeconds: 1.5, seconds: 0.3 }]);
  });
});

test("placeAt tells what sounds", () => {
  const notes = [
    { place: 0, startSeconds: 1, seconds: 0.5 },
    { place: 1, startSeconds: 1.5, seconds: 0.5 },
  ];
  expect([0.9, 1, 1.49, 1.5, 2].map((seconds) => placeAt(notes, seconds))).toEqual([
    null,
    0,
    0,
    1,
    null,
  ]);
});

test("an envelope rises from silence and falls back to it, in order of time", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 2, noNaN: true }), (seconds) => {
      const corners = envelopeOf({ place: 0, startSeconds: 3, seconds });
      const times = corners.map(([time]) => time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(corners[0]).toEqual([3, 0]);
      expect(corners.at(-1)).toEqual([3 + seconds, 0]);
      expect(Math.max(...corners.map(([, gain]) => gain))).toBe(1);
    }),
  );
});
