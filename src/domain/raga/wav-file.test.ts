import { describe, expect, test } from "vitest";
import { arohanaHz } from "./arohana-hz.fixture.ts";
import { renderedNotes } from "./rendered-notes.ts";
import { wavFile } from "./wav-file.ts";

const RATE = 44_100;
// The highest harmonic lies far below half of this.
const LOW_RATE = 12_000;

describe("wavFile", () => {
  test("writes a header that any player reads", () => {
    const file = wavFile(new Float32Array(RATE), RATE);
    const view = new DataView(file.buffer);
    const letters = (at: number) => String.fromCharCode(...file.slice(at, at + 4));
    expect([letters(0), letters(8), letters(12), letters(36)]).toEqual([
      "RIFF",
      "WAVE",
      "fmt ",
      "data",
    ]);
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([88_236, 88_200]);
    // Uncompressed, one channel, the rate, bytes a second, bytes a sample, bits.
    expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
    expect([24, 28].map((at) => view.getUint32(at, true))).toEqual([RATE, 88_200]);
  });

  test("writes samples as they are, and cuts what is too loud", () => {
    const view = new DataView(wavFile(Float32Array.of(0, 0.5, -1, 2), RATE).buffer);
    expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([
      0, 16_384, -32_767, 32_767,
    ]);
  });
});

describe("renderedNotes", () => {
  const hz = arohanaHz(57, 240, "just");
  const samples = renderedNotes(hz, 0.5, LOW_RATE);

  test("are as long as the notes together, and no louder than the page", () => {
    expect(samples).toHaveLength(4 * LOW_RATE);
    const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThanOrEqual(0.4);
  });

  test("have the frequencies of the scale, and silence between", () => {
    hz.forEach((frequency, index) => {
      const note = samples.subarray((index * LOW_RATE) / 2, ((index + 1) * LOW_RATE) / 2);
      expect(note[0]).toBe(0);
      expect(Math.abs(note.at(-1)!)).toBeLessThan(0.001);
      // The strongest of the tones around it, a tenth of a semitone apart.
      const nearby = Array.from({ length: 21 }, (_, step) => frequency * 2 ** ((step - 10) / 120));
      const powers = nearby.map((tone) => powerOf(note, tone));
      expect(powers.indexOf(Math.max(...powers))).toBe(10);
      // The second harmonic has 0.6 of the first one’s strength.
      const ratio = powerOf(note, 2 * frequency) / powerOf(note, frequency);
      expect(Math.sqrt(ratio)).toBeCloseTo(0.6, 1);
    });
  });
});

/** The power of one tone in a sound, by the Fourier integral. */
function powerOf(sound: Float32Array, hz: number): number {
  let [cosine, sine] = [0, 0];
  sound.forEach((sample, index) => {
    const angle = (2 * Math.PI * hz * index) / LOW_RATE;
    cosine += sample * Math.cos(angle);
    sine += sample * Math.sin(angle);
  });
  return cosine ** 2 + sine ** 2;
}
