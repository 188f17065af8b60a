import { expect, test } from "vitest";
import { settingsFrom, tonicHz, USUAL_SETTINGS } from "./play-settings.ts";

test("settings are read as they were written", () => {
  const settings = { ...USUAL_SETTINGS, kattai: 4, octave: "lower", drone: true } as const;
  expect(settingsFrom(JSON.stringify(settings))).toEqual(settings);
});

test.each([
  null,
  "",
  "{broken",
  "7",
  "null",
  "[]",
  '{"kattai":12,"tuning":"loud","course":"toString"}',
])("what is not settings is as usual: %s", (text) => {
  expect(settingsFrom(text)).toEqual(USUAL_SETTINGS);
});

test("one setting out of range spoils no other", () => {
  expect(settingsFrom('{"notesPerMinute":1000,"tuning":"equal"}')).toEqual({
    ...USUAL_SETTINGS,
    tuning: "equal",
  });
});

test("Sa is middle C, and an octave lower half of it", () => {
  expect(tonicHz(USUAL_SETTINGS)).toBeCloseTo(261.626, 3);
  expect(tonicHz({ kattai: 9, octave: "lower" })).toBe(220);
});
