import { linearRgbToOklab, oklabToOklch } from "./oklch.ts";
import { spectralLights } from "./spectral-rgb.ts";
import { EYE_ROWS, FIRST_NM, STEP_NM } from "./standard-eye.data.ts";

const LAST_NM = FIRST_NM + STEP_NM * (EYE_ROWS.length - 1);

/**
 * Finds the light with a given OKLCH hue, as its wavelength to the nearest nanometre. Null for the
 * purples between red and violet, which mix two lights and have no single wavelength.
 *
 * Compares hues as the CIE 1931 standard observer sees them, not limited to what a screen shows.
 *
 * @example
 * lightOfHue(150); // 536
 */
export function lightOfHue(hue: number): number | null {
  let nearest: number | null = null;
  let least = 0.5 * WIDEST_STEP;
  for (let nm = FIRST_NM; nm <= LAST_NM; nm++) {
    const apart = Math.abs(((hueOfLight(nm) - hue + 540) % 360) - 180);
    if (apart < least) [nearest, least] = [nm, apart];
  }
  return nearest;
}

// In degrees. One nanometre changes the hue less than this, even at its fastest, around 475 nm.
const WIDEST_STEP = 4;

function hueOfLight(wavelengthNm: number): number {
  return oklabToOklch(linearRgbToOklab(spectralLights(wavelengthNm))).h;
}
