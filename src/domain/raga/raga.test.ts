import { describe, expect, test } from "vitest";
import { deltaE, hexToRgb, rgbToOklab } from "../colour/oklch.ts";
import { ASAMPURNA_NAMES } from "./asampurna.data.ts";
import { CHAKRAS } from "./chakra.ts";
import { KNOWN_MELAKARTAS } from "./known-melakartas.data.ts";
import { RAGAS } from "./raga.ts";

describe("RAGAS", () => {
  test.each(KNOWN_MELAKARTAS)(
    "number %i is %s",
    (number, svaras, svarasDevanagari, half, vivadi, css, hex, valueByRule) => {
      const raga = RAGAS[number - 1]!;
      expect(raga).toMatchObject({
        number,
        svarasDevanagari,
        classification: half,
        vivadi,
        colour: { css, hex },
        katapayadi: { value: number, valueByRule },
      });
      expect(raga.svaras.join(" ")).toBe(svaras);
    },
  );

  test("are the 72, each with names of its own", () => {
    expect(RAGAS.map(({ number }) => number)).toEqual(KNOWN_MELAKARTAS.map(([number]) => number));
    for (const field of ["name", "devanagari", "iast"] as const) {
      expect(new Set(RAGAS.map((raga) => raga[field])).size).toBe(72);
    }
  });

  test("carry their popular names", () => {
    expect([8, 29, 36, 39, 51, 65].map((number) => RAGAS[number - 1]!.aliases[0])).toEqual([
      "Todi",
      "Shankarabharanam",
      "Nata",
      "Varali",
      "Pantuvarali",
      "Kalyani",
    ]);
    expect(RAGAS[0]!.aliases).toEqual([]);
  });

  test("are written in three ways that agree", () => {
    expect(RAGAS[28]).toMatchObject({
      name: "Dheerasankarabharanam",
      devanagari: "धीरशङ्कराभरणम्",
      iast: "dhīraśaṅkarābharaṇam",
    });
    for (const { devanagari, iast } of RAGAS) {
      expect(devanagari).toMatch(/^[ऀ-ॿ]+$/);
      expect(iast).toMatch(/^[a-zāīūṛṅñṭḍṇśṣṃ]+$/);
    }
  });
});

describe("the colours of ragas", () => {
  const labs = RAGAS.map(({ colour }) => rgbToOklab(hexToRgb(colour.hex)!));

  test("can be told apart: no two nearer than twice what is just visible", () => {
    const distances = labs.flatMap((one, index) =>
      labs.slice(index + 1).map((other) => deltaE(one, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.039);
  });

  test("show the scheme: hue the chakra, lightness the place, opposite hues the madhyama", () => {
    for (const { number, chakra, place, colour } of RAGAS) {
      const { l, c, h } = colour.oklch;
      expect(l).toBeCloseTo(0.45 + 0.08 * (place - 1), 10);
      expect(h).toBe(RAGAS[(chakra - 1) * 6]!.colour.oklch.h);
      expect(Math.abs(h - RAGAS[(number + 35) % 72]!.colour.oklch.h)).toBe(180);
      expect(c).toBeGreaterThanOrEqual(0.069);
      expect(c).toBeLessThanOrEqual(0.14);
    }
  });
});

test("the asampurna names stand at their numbers", () => {
  expect(ASAMPURNA_NAMES).toHaveLength(72);
  expect([1, 2, 8, 22, 39, 57, 72].map((number) => ASAMPURNA_NAMES[number - 1]!.join())).toEqual([
    "Kanakambari",
    "Phenadyuti",
    "Janatodi",
    "Sri",
    "Dhalivarali",
    "Sumadyuti",
    "Rasamanjari",
  ]);
  expect(ASAMPURNA_NAMES.filter((names) => names.length !== 1).map((names) => names[0])).toEqual([
    "Namadeshi",
    "Shantakalyani",
    "Jyoti",
  ]);
});

test("the name of a chakra counts it, from one moon to twelve Adityas", () => {
  expect(CHAKRAS.map(({ number, name }) => `${number} ${name}`).join(", ")).toBe(
    "1 Indu, 2 Netra, 3 Agni, 4 Veda, 5 Bana, 6 Rutu, 7 Rishi, 8 Vasu, 9 Brahma, 10 Disi, 11 Rudra, 12 Aditya",
  );
  expect(CHAKRAS[10]).toEqual({
    number: 11,
    name: "Rudra",
    devanagari: "रुद्र",
    iast: "rudra",
    meaning: "Rudras",
  });
});
