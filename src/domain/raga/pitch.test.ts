import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LISTENING } from "./listening.ts";
import { centsBetween } from "./notes.ts";
import { pitchOf } from "./pitch.ts";

const SAMPLE_RATE = 22_050;

function heard(wave: (turns: number, index: number) => number, hz: number) {
  const samples = Float64Array.from({ length: 1024 }, (_, index) =>
    wave((hz * index) / SAMPLE_RATE, index),
  );
  const autocorrelation = samples.map((_, lag) =>
    samples.subarray(lag).reduce((sum, sample, index) => sum + sample * samples[index]!, 0),
  );
  return pitchOf(samples, autocorrelation, SAMPLE_RATE);
}

const tone =
  (...levels: number[]) =>
  (turns: number) =>
    levels.reduce((sum, level, k) => sum + level * Math.sin(2 * Math.PI * (k + 1) * turns), 0) / 5;

/** How much of a partial the second-order low-pass filter before the recogniser lets through. */
const passed = (hz: number) => 1 / Math.sqrt(1 + (hz / LISTENING.lowpassHz) ** 4);

describe("pitchOf", () => {
  test("hears a tone that comes through the filter within two cents, whatever its overtones", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 80, max: 900, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
        (hz, overtones) => {
          const levels = [1, ...overtones].map((level, k) => level * passed((k + 1) * hz));
          const { hz: found, clarity } = heard(tone(...levels), hz);
          expect(Math.abs(centsBetween(hz, found))).toBeLessThan(2);
          expect(clarity).toBeGreaterThan(0.9);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ["a missing fundamental", tone(0, 1, 1, 1)],
    ["a loud third harmonic", tone(1, 0.3, 2)],
  ])("is not misled by %s", (_, wave) => {
    expect(Math.abs(centsBetween(200, heard(wave, 200).hz))).toBeLessThan(2);
  });

  test("hears nothing in silence, nor above the range of notes", () => {
    expect(heard(() => 0, 200)).toEqual({ hz: 0, clarity: 0 });
    expect(heard((turns) => tone(1)(turns) / 10_000, 200)).toEqual({ hz: 0, clarity: 0 });
    expect(heard(tone(1), 2000)).toEqual({ hz: 0, clarity: 0 });
  });

  test("finds noise unclear", () => {
    // Looks random, but is the same each time.
    const noise = (_: number, index: number) => ((Math.sin(index * 12.9898) * 43758.5453) % 1) / 2;
    expect(heard(noise, 200).clarity).toBeLessThan(0.35);
  });
});
