import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arohanaHz } from "./arohana-hz.fixture.ts";
import { recogniseScale, type ScaleHeard } from "./heard-scale.ts";
import { MELAKARTA_NUMBERS, melakartaScale, semitonesOf } from "./melakarta.ts";
import { HOP_SECONDS, sungFrames } from "./sung-frames.fixture.ts";
import type { Svara } from "./svara.ts";
import { svaraHz } from "./tuning.ts";

const SA = 196.3;
const EQUAL = Array.from({ length: 12 }, (_, semitones) => SA * 2 ** (semitones / 12));

const upAndDown = (number: number, tuning: "just" | "equal" = "just") => {
  const rising = arohanaHz(number, SA, tuning);
  return [...rising, ...rising.toReversed()];
};

const sung = (...svaras: Svara[]) => svaras.map((svara) => svaraHz(svara, SA, "just"));

function named(frequencies: readonly number[], saHz = SA, secondsEach = 0.4): ScaleHeard {
  const result = recogniseScale(sungFrames(frequencies, secondsEach), saHz);
  if (result.kind === "not-enough") throw new Error(result.reason);
  return result;
}

const refusal = (frequencies: readonly number[], secondsEach = 0.4) => {
  const result = recogniseScale(sungFrames(frequencies, secondsEach), SA);
  return result.kind === "not-enough" ? result.reason : result.candidates[0]!.number;
};

describe("recogniseScale", () => {
  test.each(["just", "equal"] as const)("names all 72 sung up and down in %s tuning", (tuning) => {
    for (const number of MELAKARTA_NUMBERS) {
      const { candidates, fitting } = named(upAndDown(number, tuning));
      expect(candidates[0]).toEqual({
        number,
        heard: melakartaScale(number).svaras,
        unheard: [],
        foreign: [],
      });
      expect(fitting).toEqual([number]);
    }
  });

  test("names a scale in any order, in any octave, a little off", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MELAKARTA_NUMBERS),
        fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 14, maxLength: 14 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
        fc.integer({ min: -1, max: 1 }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (number, strays, order, octave, drift) => {
          const notes = [...order, ...order].map((place, index) => {
            const cents = 100 * semitonesOf(number)[place]! + drift + strays[index]!;
            return SA * 2 ** (cents / 1200 + (index % 3 === 0 ? octave : 0));
          });
          expect(named(notes).candidates[0]!.number).toBe(number);
        },
      ),
    );
  });

  test("depends on Sa: the same notes from another Sa are a relative", () => {
    const notes = upAndDown(15);
    expect(named(notes).candidates[0]!.number).toBe(15);
    expect(named(notes, svaraHz("M1", SA, "just")).candidates[0]!.number).toBe(57);
  });

  // If R2 is heard without G2 or G3, it may be G1 with R1.
  test("says what else it can be while svaras are missing", () => {
    const { candidates, fitting } = named(
      sung("S", "R2", "M1", "P", "D2", "N3", "S", "P", "M1", "R2"),
    );
    expect(fitting).toEqual([5, 23, 29]);
    // 5 has G1, which clashes with R1.
    expect(candidates.map(({ number }) => number)).toEqual([23, 29, 5]);
    expect(candidates[1]).toMatchObject({ unheard: ["G3"], foreign: [] });
  });

  test("needs no Pa to be sure, because every scale has it", () => {
    expect(named(upAndDown(29).filter((hz) => hz !== 1.5 * SA)).fitting).toEqual([29]);
  });

  test("tells three, and what speaks against the second", () => {
    const { candidates } = named(upAndDown(29));
    expect(candidates).toHaveLength(3);
    expect(candidates[1]!.foreign).toHaveLength(1);
    expect(candidates[1]!.unheard).toHaveLength(1);
  });

  test("is not won by one long foreign note", () => {
    const long = sungFrames([svaraHz("M2", SA, "just")], 6);
    const start = long.length * HOP_SECONDS + 0.5;
    const scale = sungFrames(upAndDown(29), 0.4).map((frame) => ({
      ...frame,
      seconds: frame.seconds + start,
    }));
    expect(recogniseScale([...long, ...scale], SA)).toMatchObject({
      kind: "scale",
      candidates: [{ number: 29, foreign: [6] }, {}, {}],
    });
  });

  test.each([
    ["nothing", "silence", []],
    ["silence", "silence", [0, 0, 0]],
    ["one held note", "few-svaras", [SA, SA, SA]],
    ["four svaras", "few-svaras", sung("S", "G3", "P", "N3", "P", "G3", "S")],
    ["all twelve places", "no-scale", [...EQUAL, ...EQUAL]],
    [
      "notes between the places",
      "no-scale",
      [0, 1.5, 3, 4.4, 5.6, 7, 8.5, 10].map((at) => SA * 2 ** (at / 12)),
    ],
  ])("refuses %s: %s", (_, reason, frequencies) => {
    expect(refusal(frequencies)).toBe(reason);
  });

  test("hears no note in a pitch that never rests", () => {
    const restless = Array.from({ length: 40 }, (_, index) => 150 + 17 * ((index * 7) % 13));
    expect(refusal(restless, HOP_SECONDS)).toBe("no-note");
  });

  test("tells how many svaras were heard", () => {
    expect(recogniseScale([], 240)).toEqual({ kind: "not-enough", reason: "silence", svaras: 0 });
    const two = recogniseScale(sungFrames(sung("S", "P", "S"), 0.4), SA);
    expect(two).toMatchObject({ reason: "few-svaras", svaras: 2 });
  });

  test("names nothing in the wandering pitch of talk", () => {
    const step = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(fc.array(step, { minLength: 150, maxLength: 300 }), (steps) => {
        let height = 0;
        const frames = steps.map((change, index) => {
          height = 0.97 * height + change;
          const hz = 170 * 2 ** (height / 12);
          return { seconds: index * HOP_SECONDS, hz, clarity: index % 11 < 2 ? 0 : 0.9 };
        });
        expect(recogniseScale(frames, SA).kind).toBe("not-enough");
      }),
    );
  });
});
