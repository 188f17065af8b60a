import { describe, expect, test } from "vitest";
import { withinOctave } from "#domain/raga/evidence.ts";
import { melakartaScale } from "#domain/raga/melakarta.ts";
import { centsBetween } from "#domain/raga/notes.ts";
import { renderedNotes } from "#domain/raga/rendered-notes.ts";
import { sungFrames } from "#domain/raga/sung-frames.fixture.ts";
import {
  FASTEST,
  type PlaySettings,
  SLOWEST,
  tonicHz,
  USUAL_SETTINGS,
} from "../play/play-settings.ts";
import { scalePerformance } from "../play/scale-performance.ts";
import { answerTo } from "./answer.ts";
import { saJustHeld, saOfRecording } from "./sa-first.ts";
import { heardFrames } from "./synthetic/listen.ts";
import { SAMPLE_RATE } from "./synthetic/sound.ts";

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

describe("saOfRecording", () => {
  test("finds the note a recording opens with, after any silence", () => {
    expect(saOfRecording(notes(1.6, 0, 200, 225, 250))).toBe(200);
  });

  test("finds the note with which a run begins and ends, in any octave", () => {
    expect(saOfRecording(notes(0.4, 200, 225, 250, 266, 300, 200))).toBe(200);
    expect(saOfRecording(notes(0.4, 400, 375, 300, 250, 200))).toBe(400);
  });

  test("does not guess when a run ends elsewhere", () => {
    expect(saOfRecording(notes(0.4, 200, 225, 250, 266, 300))).toBeNull();
    expect(saOfRecording(notes(1, 0))).toBeNull();
  });

  test.each<[number, Partial<PlaySettings>]>([
    [57, {}],
    [1, { course: "arohana", tuning: "equal" }],
    [29, { course: "avarohana", kattai: 7 }],
    [65, { octave: "lower", notesPerMinute: FASTEST }],
    [36, { octave: "lower", notesPerMinute: SLOWEST }],
  ])("finds the Sa of raga %i as this site saves it with %j", (number, part) => {
    const settings = { ...USUAL_SETTINGS, ...part };
    const { hz, secondsEach } = scalePerformance(melakartaScale(number), settings);
    const frames = heardFrames(renderedNotes(hz, secondsEach, SAMPLE_RATE));
    const saHz = saOfRecording(frames)!;
    expect(Math.abs(withinOctave(centsBetween(tonicHz(settings), saHz)))).toBeLessThan(5);
    expect(answerTo(frames, saHz)).toMatchObject({ kind: "scale", fitting: [number] });
  });
});
