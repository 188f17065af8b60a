import { describe, expect, test } from "vitest";
import { sungFrames } from "#domain/raga/sung-frames.fixture.ts";
import { saAtOpening, saJustHeld } from "./sa-first.ts";

const notes = (secondsEach: number, ...frequencies: number[]) =>
  sungFrames(frequencies, secondsEach);

describe("saJustHeld", () => {
  test("waits until a note has been held for a second", () => {
    expect(saJustHeld([])).toBeNull();
    expect(saJustHeld(notes(0.9, 200))).toBeNull();
    expect(saJustHeld(notes(1.2, 200))).toBe(200);
  });

  test("looks at the last notes, not at what came before", () => {
    expect(saJustHeld(notes(1.6, 300, 200))).toBe(200);
  });

  test("takes no run of notes, and no silence, for Sa", () => {
    expect(saJustHeld(notes(0.4, 200, 225, 250, 266, 300))).toBeNull();
    expect(saJustHeld(notes(1.6, 200, 0))).toBeNull();
  });
});

describe("saAtOpening", () => {
  test("finds the note a recording opens with, after any silence", () => {
    expect(saAtOpening(notes(1.6, 0, 200, 225, 250))).toBe(200);
  });

  test("does not guess when a recording opens with a run", () => {
    expect(saAtOpening(notes(0.4, 200, 225, 250, 266, 300))).toBeNull();
    expect(saAtOpening(notes(1, 0))).toBeNull();
  });
});
