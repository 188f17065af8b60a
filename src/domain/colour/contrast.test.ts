import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio, inkOn, SWATCH_INKS } from "./contrast.ts";
import { hexToRgb, rgbToHex } from "./oklch.ts";

const byte = fc.integer({ min: 0, max: 255 });
const anyRgb = fc.record({ r: byte, g: byte, b: byte });

describe("contrastRatio", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#777777", 1],
    ["#767676", "#ffffff", 4.54], // the lightest grey that WCAG allows on white
  ])("of %s and %s is %d", (one, other, expected) => {
    expect(contrastRatio(hexToRgb(one)!, hexToRgb(other)!)).toBeCloseTo(expected, 2);
  });

  test("agrees with culori, in either order", () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, (one, other) => {
        const expected = wcagContrast(rgbToHex(one), rgbToHex(other));
        expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
        expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
      }),
    );
  });
});

describe("inkOn", () => {
  test("writes dark on light and light on dark", () => {
    expect(inkOn(hexToRgb("#f9c4bb")!)).toBe("ink");
    expect(inkOn(hexToRgb("#71362f")!)).toBe("ivory");
  });

  test("never chooses the ink that reads worse", () => {
    fc.assert(
      fc.property(anyRgb, (swatch) => {
        const chosen = contrastRatio(swatch, SWATCH_INKS[inkOn(swatch)]);
        for (const ink of Object.values(SWATCH_INKS)) {
          expect(chosen).toBeGreaterThanOrEqual(contrastRatio(swatch, ink));
        }
      }),
    );
  });
});
