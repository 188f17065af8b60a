import { converter, differenceEuclidean, inGamut } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  deltaE,
  hexToRgb,
  isInGamut,
  oklabToLinearRgb,
  oklabToOklch,
  oklchToOklab,
  oklchToRgb,
  type Rgb,
  rgbToHex,
  rgbToOklab,
} from "./oklch.ts";

const byte = fc.integer({ min: 0, max: 255 });
const anyRgb = fc.record({ r: byte, g: byte, b: byte });
const anyOklch = fc.record({
  l: fc.integer({ min: 50, max: 999 }).map((thousandths) => thousandths / 1000),
  c: fc.integer({ min: 0, max: 350 }).map((thousandths) => thousandths / 1000),
  h: fc.integer({ min: 0, max: 359 }),
});

const culoriOklab = converter("oklab");
const culoriColour = ({ r, g, b }: Rgb) => ({
  mode: "rgb" as const,
  r: r / 255,
  g: g / 255,
  b: b / 255,
});

describe("rgb and OKLCH", () => {
  // CSS Color 4 writes these three as oklch(0.628 0.2577 29.23) and so on.
  test.each([
    ["#ff0000", 0.628, 0.2577, 29.23],
    ["#008000", 0.5198, 0.1769, 142.5],
    ["#0000ff", 0.452, 0.3132, 264.05],
    ["#ffffff", 1, 0, 0],
    ["#000000", 0, 0, 0],
  ])("%s is oklch(%d %d %d)", (hex, l, c, h) => {
    const colour = oklabToOklch(rgbToOklab(hexToRgb(hex)!));
    expect(colour.l).toBeCloseTo(l, 3);
    expect(colour.c).toBeCloseTo(c, 3);
    expect(colour.h).toBeCloseTo(h, 1);
    expect(rgbToHex(oklchToRgb(colour))).toBe(hex);
    expect(isInGamut(colour)).toBe(true);
  });

  test("lead back to the same screen colour", () => {
    fc.assert(
      fc.property(anyRgb, (rgb) => {
        const oklch = oklabToOklch(rgbToOklab(rgb));
        expect(oklch.h).toBeGreaterThanOrEqual(0);
        expect(oklch.h).toBeLessThan(360);
        expect(oklchToRgb(oklch)).toEqual(rgb);
      }),
    );
  });

  test("agree with culori to a millionth", () => {
    fc.assert(
      fc.property(anyRgb, (rgb) => {
        const expected = culoriOklab(culoriColour(rgb));
        expect(deltaE(rgbToOklab(rgb), expected)).toBeLessThan(1e-6);
      }),
    );
  });

  test("cut off what no screen shows", () => {
    expect(oklchToRgb({ l: 0.5, c: 0.4, h: 150 }).r).toBe(0);
    expect(oklchToRgb({ l: 0.41, c: 0.105, h: 78 }).b).toBe(0);
  });

  test("oklchToRgb answers as documented", () => {
    expect(oklchToRgb({ l: 0.51, c: 0.105, h: 29 })).toEqual({ r: 153, g: 76, b: 66 });
  });
});

test("OKLCH to linear light agrees with culori, inside the gamut and out", () => {
  const culoriLinear = converter("lrgb");
  fc.assert(
    fc.property(anyOklch, (oklch) => {
      const expected = culoriLinear({ mode: "oklch", ...oklch });
      const { r, g, b } = oklabToLinearRgb(oklchToOklab(oklch));
      expect(r).toBeCloseTo(expected.r, 6);
      expect(g).toBeCloseTo(expected.g, 6);
      expect(b).toBeCloseTo(expected.b, 6);
    }),
  );
});

describe("isInGamut", () => {
  const culoriInGamut = inGamut("rgb");
  const isNearTheEdge = (l: number, c: number, h: number) =>
    culoriInGamut({ mode: "oklch", l, c: c - 0.0005, h }) !==
    culoriInGamut({ mode: "oklch", l, c: c + 0.0005, h });

  test("agrees with culori away from the very edge", () => {
    fc.assert(
      fc.property(anyOklch, ({ l, c, h }) => {
        fc.pre(!isNearTheEdge(l, c, h));
        expect(isInGamut({ l, c, h })).toBe(culoriInGamut({ mode: "oklch", l, c, h }));
      }),
    );
  });

  test("finds the edge at the dark palatal hue", () => {
    expect(isInGamut({ l: 0.41, c: 0.085, h: 78 })).toBe(true);
    expect(isInGamut({ l: 0.41, c: 0.087, h: 78 })).toBe(false);
  });
});

test("deltaE is the distance culori measures", () => {
  const culoriDistance = differenceEuclidean("oklab");
  fc.assert(
    fc.property(anyRgb, anyRgb, (one, other) => {
      expect(deltaE(rgbToOklab(one), rgbToOklab(other))).toBeCloseTo(
        culoriDistance(culoriColour(one), culoriColour(other)),
        6,
      );
    }),
  );
});

describe("hexToRgb", () => {
  test("reads what rgbToHex writes, with or without #, in either case", () => {
    fc.assert(
      fc.property(anyRgb, (rgb) => {
        const hex = rgbToHex(rgb);
        expect(hexToRgb(hex)).toEqual(rgb);
        expect(hexToRgb(hex.slice(1).toUpperCase())).toEqual(rgb);
      }),
    );
  });

  test.each(["", "#", "#fff", "##ffffff", "#ggffff", "#ffffff0", " #ffffff", "#fffff\n"])(
    "reads nothing from %j",
    (text) => {
      expect(hexToRgb(text)).toBeNull();
    },
  );
});
