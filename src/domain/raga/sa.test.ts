import { describe, expect, test } from "vitest";
import { findSa } from "./sa.ts";
import { sungFrames } from "./sung-frames.fixture.ts";

describe("findSa", () => {
  test("finds a held note", () => {
    expect(findSa(sungFrames([217.3], 1))).toBeCloseTo(217.3, 6);
  });

  test("means notes that differ a little, in any octave", () => {
    const sharp = 200 * 2 ** (10 / 1200);
    expect(findSa(sungFrames([200, sharp * 2], 0.5))).toBeCloseTo(200 * 2 ** (5 / 1200), 6);
  });

  test("forgives a short slip before the note", () => {
    expect(findSa([...sungFrames([180], 0.2), ...shifted(sungFrames([200], 1), 0.5)])).toBe(200);
  });

  test.each([
    ["silence", sungFrames([0], 2)],
    ["no frames", []],
    ["too short a note", sungFrames([200], 0.4)],
    ["two notes", sungFrames([200, 300], 1)],
  ])("finds none in %s", (_, frames) => {
    expect(findSa(frames)).toBeNull();
  });
});

function shifted(frames: ReturnType<typeof sungFrames>, by: number) {
  return frames.map((frame) => ({ ...frame, seconds: frame.seconds + by }));
}
