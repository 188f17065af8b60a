import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rgbToHex, rgbToLinearRgb } from "./oklch.ts";
import { seenSpectralRgb, spectralRgb } from "./spectral-rgb.ts";
import { ELECTROMAGNETIC_BANDS, lightThz, SPECTRAL_COLOURS, spectralColourAt } from "./spectrum.ts";
import { EYE_ROWS, FIRST_NM, STEP_NM } from "./standard-eye.data.ts";

describe("lightThz", () => {
  test("divides the speed of light", () => {
    expect(lightThz(500)).toBeCloseTo(599.584916, 9);
    expect(lightThz(1)).toBe(299792.458);
  });

  test("leads back", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (nm) => {
        expect(lightThz(lightThz(nm)) / nm).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe("SPECTRAL_COLOURS", () => {
  // The frequencies listed for these wavelengths on Wikipedia, "Visible spectrum".
  test.each([
    ["violet", 380, 450, 666, 789],
    ["blue", 450, 485, 618, 666],
    ["cyan", 485, 500, 600, 618],
    ["green", 500, 565, 531, 600],
    ["yellow", 565, 590, 508, 531],
    ["orange", 590, 625, 480, 508],
    ["red", 625, 750, 400, 480],
  ])("%s lies from %i to %i nm, %i to %i THz", (name, from, to, lowest, highest) => {
    const colour = SPECTRAL_COLOURS.find((one) => one.name === name)!;
    expect(colour.nm).toEqual([from, to]);
    expect(colour.thz.map(Math.round)).toEqual([lowest, highest]);
  });

  test("meet without a gap", () => {
    for (const [index, { nm, thz }] of SPECTRAL_COLOURS.slice(1).entries()) {
      expect(nm[0]).toBe(SPECTRAL_COLOURS[index]!.nm[1]);
      expect(thz[1]).toBe(SPECTRAL_COLOURS[index]!.thz[0]);
    }
  });
});

test.each([
  [532, "green"],
  [380, "violet"],
  [450, "blue"],
  [749.9, "red"],
  [750, "red"],
  [379.9, undefined],
  [750.1, undefined],
  [Number.NaN, undefined],
])("spectralColourAt(%d) is %s", (nm, name) => {
  expect(spectralColourAt(nm)?.name).toBe(name);
});

describe("ELECTROMAGNETIC_BANDS", () => {
  // CRC Handbook of Chemistry and Physics and CIE 17.1, to two or three figures.
  test.each([
    ["radio waves", 0, 3e8],
    ["microwaves", 3e8, 3e11],
    ["infrared", 3e11, 3.84e14],
    ["visible light", 3.84e14, 7.89e14],
    ["ultraviolet", 7.89e14, 3e16],
    ["X-rays", 3e16, 3e19],
    ["gamma rays", 3e19, Number.POSITIVE_INFINITY],
  ])("%s lie from %d to %d Hz", (name, lowest, highest) => {
    const { hz } = ELECTROMAGNETIC_BANDS.find((band) => band.name === name)!;
    expect(hz.map((edge) => Number(edge.toPrecision(3)))).toEqual([lowest, highest]);
  });

  test("cover all there is, longest first", () => {
    const shorter = ELECTROMAGNETIC_BANDS.slice(1);
    for (const [index, { metres }] of shorter.entries()) {
      expect(metres[1]).toBe(ELECTROMAGNETIC_BANDS[index]!.metres[0]);
    }
    expect(ELECTROMAGNETIC_BANDS[0]!.metres[1]).toBe(Number.POSITIVE_INFINITY);
    expect(ELECTROMAGNETIC_BANDS.at(-1)!.metres[0]).toBe(0);
  });
});

describe("seenSpectralRgb", () => {
  const lightness = (nm: number) => {
    const { r, g, b } = rgbToLinearRgb(seenSpectralRgb(nm));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  test("is never brighter than the CIE 1931 eye sees it, to the step of a screen", () => {
    for (const [row, [, seen]] of EYE_ROWS.entries()) {
      expect(lightness(FIRST_NM + row * STEP_NM)).toBeLessThan(seen + 0.006);
    }
  });

  test("fades towards both ends, and keeps the bright middle", () => {
    const towards = (...nms: number[]) => nms.map(lightness);
    for (const fall of [towards(560, 500, 450, 420, 400), towards(560, 620, 660, 690, 720)]) {
      expect(fall).toEqual(fall.toSorted((one, other) => other - one));
      expect(new Set(fall).size).toBe(fall.length);
    }
    expect(seenSpectralRgb(560)).toEqual(spectralRgb(560));
  });
});

describe("spectralRgb", () => {
  test.each([
    [400, "#7100ff"],
    [480, "#0087ff"],
    [540, "#00ff00"],
    [580, "#ffb400"],
    [650, "#ff0000"],
  ])("shows %i nm as %s", (nm, hex) => {
    expect(rgbToHex(spectralRgb(nm))).toBe(hex);
  });

  test("always gives a full colour, and the last one beyond the ends", () => {
    fc.assert(
      fc.property(fc.double({ min: 200, max: 1200, noNaN: true }), (nm) => {
        const { r, g, b } = spectralRgb(nm);
        expect(Math.max(r, g, b)).toBe(255);
        expect(Math.min(r, g, b)).toBe(0);
      }),
    );
    expect(spectralRgb(200)).toEqual(spectralRgb(380));
    expect(spectralRgb(1200)).toEqual(spectralRgb(780));
  });

  test("rests on an eye that sees equal energy as white", () => {
    expect(FIRST_NM + STEP_NM * (EYE_ROWS.length - 1)).toBe(780);
    const [x, y, z] = [0, 1, 2].map((part) =>
      EYE_ROWS.reduce((sum, row) => sum + row[part as 0 | 1 | 2], 0),
    );
    expect(x! / y!).toBeCloseTo(1, 3);
    expect(z! / y!).toBeCloseTo(1, 2);
  });
});
