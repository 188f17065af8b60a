import { describe, expect, test } from "vitest";
import { lightThz } from "../colour/spectrum.ts";
import { fractionText } from "../exact/rational.ts";
import { arohanaHz } from "./arohana-hz.fixture.ts";
import { KATTAIS } from "./kattai.ts";
import { MELAKARTA_NUMBERS } from "./melakarta.ts";
import { SVARAS, type Svara, svaraFacts, svarasInDevanagari } from "./svara.ts";
import { svaraLight } from "./svara-light.ts";
import { justOffsetCents, svaraHz } from "./tuning.ts";

// Ratio, semitones, cents above the equal place: the twelve of V. Oke's 22 shrutis used here.
const KNOWN: readonly (readonly [Svara, string, number, number])[] = [
  ["S", "1", 0, 0],
  ["R1", "16/15", 1, 11.7],
  ["R2", "9/8", 2, 3.9],
  ["G1", "9/8", 2, 3.9],
  ["R3", "6/5", 3, 15.6],
  ["G2", "6/5", 3, 15.6],
  ["G3", "5/4", 4, -13.7],
  ["M1", "4/3", 5, -2],
  ["M2", "45/32", 6, -9.8],
  ["P", "3/2", 7, 2],
  ["D1", "8/5", 8, 13.7],
  ["D2", "5/3", 9, -15.6],
  ["N1", "5/3", 9, -15.6],
  ["D3", "9/5", 10, 17.6],
  ["N2", "9/5", 10, 17.6],
  ["N3", "15/8", 11, -11.7],
];

describe("svaras", () => {
  test.each(KNOWN)("%s is %s, %i semitones, off by %d cents", (svara, ratio, semitones, cents) => {
    expect(fractionText(svaraFacts(svara).just)).toBe(ratio);
    expect(svaraFacts(svara).semitones).toBe(semitones);
    expect(justOffsetCents(svara)).toBeCloseTo(cents, 1);
  });

  test("are sixteen names on twelve places", () => {
    expect(SVARAS.map(({ svara }) => svara).toSorted()).toEqual(
      KNOWN.map(([svara]) => svara).toSorted(),
    );
    expect(new Set(SVARAS.map(({ semitones }) => semitones)).size).toBe(12);
    expect(new Set(SVARAS.map(({ name }) => name)).size).toBe(16);
    expect(svaraFacts("G3").name).toBe("Antara Gandhara");
  });

  test("are written in Devanagari", () => {
    expect(svarasInDevanagari(["S", "R1", "G3"])).toBe("स रि१ ग३");
  });
});

describe("frequencies", () => {
  test("of the just major scale are whole numbers from 240 Hz", () => {
    expect(arohanaHz(29, 240, "just")).toEqual([240, 270, 300, 320, 360, 400, 450, 480]);
    expect(svaraHz("P", 240, "just")).toBe(360);
  });

  test("of the equal major scale are those of a keyboard", () => {
    // Equal temperament, A at 440: C4 to C5 on the white keys.
    const keys = [261.63, 293.66, 329.63, 349.23, 392, 440, 493.88, 523.25];
    const scale = arohanaHz(29, KATTAIS[0]!.hz, "equal");
    for (const [index, hz] of keys.entries()) expect(scale[index]).toBeCloseTo(hz, 2);
  });

  test("rise in every scale and end an octave higher", () => {
    for (const number of MELAKARTA_NUMBERS) {
      for (const tuning of ["just", "equal"] as const) {
        const scale = arohanaHz(number, 100, tuning);
        expect(scale).toEqual(scale.toSorted((one, other) => one - other));
        expect(new Set(scale).size).toBe(8);
        expect([scale[0], scale[7]]).toEqual([100, 200]);
      }
    }
  });

  test("kattais count the white keys and add a half for the black", () => {
    expect(KATTAIS.map(({ kattai, note }) => `${kattai} ${note}`).join(", ")).toBe(
      "1 C, 1½ C♯, 2 D, 2½ D♯, 3 E, 4 F, 4½ F♯, 5 G, 5½ G♯, 6 A, 6½ A♯, 7 B",
    );
    expect(KATTAIS[9]!.hz).toBe(440);
  });
});

describe("svaraLight", () => {
  // By c / λ from 400 THz times the just ratio.
  test.each([
    ["S", 400, 749.5],
    ["R2", 450, 666.2],
    ["G3", 500, 599.6],
    ["M1", 533.3, 562.1],
    ["P", 600, 499.7],
    ["D1", 640, 468.4],
    ["N3", 750, 399.7],
  ] as const)("%s is light of %d THz, %d nm", (svara, thz, nm) => {
    expect(svaraLight(svara).thz).toBeCloseTo(thz, 1);
    expect(svaraLight(svara).nm).toBeCloseTo(nm, 1);
    expect(lightThz(svaraLight(svara).nm)).toBeCloseTo(svaraLight(svara).thz, 9);
  });
});
