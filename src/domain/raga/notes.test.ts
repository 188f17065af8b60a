import { describe, expect, test } from "vitest";
import { notesIn } from "./notes.ts";
import { HOP_SECONDS, sungFrames } from "./sung-frames.fixture.ts";

const pitches = (frames: Parameters<typeof notesIn>[0]) =>
  notesIn(frames).map(({ hz }) => Math.round(hz));

/** Half a second of frames by the cents above 200 Hz at each time. */
const curve = (centsAt: (seconds: number) => number, seconds = 0.5) =>
  sungFrames(Array<number>(Math.round(seconds / HOP_SECONDS)).fill(200), HOP_SECONDS).map(
    (frame) => ({ ...frame, hz: 200 * 2 ** (centsAt(frame.seconds) / 1200) }),
  );

describe("notesIn", () => {
  test("finds each note with its time and length", () => {
    const [first, second, ...others] = notesIn(sungFrames([200, 300], 0.46));
    expect(others).toEqual([]);
    expect(first).toEqual({ startSeconds: 0, seconds: 19 * HOP_SECONDS, hz: 200 });
    expect(second!.hz).toBe(300);
    expect(second!.startSeconds).toBeCloseTo(0.46, 10);
  });

  test("keeps notes apart that are a small semitone (25/24) from each other", () => {
    expect(pitches(sungFrames([240, 250, 240], 0.4))).toEqual([240, 250, 240]);
  });

  test("holds a note through vibrato, a stray frame and a short loss", () => {
    expect(pitches(curve((seconds) => 30 * Math.sin(35 * seconds)))).toHaveLength(1);
    const disturbed = sungFrames([200], 0.5).map((frame, index) =>
      index === 7 ? { ...frame, hz: 66.7 } : index === 14 ? { ...frame, clarity: 0.1 } : frame,
    );
    expect(notesIn(disturbed)).toEqual(notesIn(sungFrames([200], 0.5)));
  });

  test("ends a note at a pause", () => {
    expect(pitches(sungFrames([200, 0, 200], 0.3))).toEqual([200, 200]);
  });

  test("leaves out fast glides, short notes and what is unclear", () => {
    expect(notesIn(curve((seconds) => 2400 * seconds))).toEqual([]);
    expect(notesIn(sungFrames([200], 0.07))).toEqual([]);
    expect(notesIn(sungFrames([200], 1).map((frame) => ({ ...frame, clarity: 0.3 })))).toEqual([]);
    expect(notesIn([])).toEqual([]);
  });
});
