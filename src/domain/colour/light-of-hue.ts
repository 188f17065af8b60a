import { linearRgbToOklab, oklabToOklch } from "./oklch.ts";
import { spectralLights } from "./spectral-rgb.ts";
import { EYE_ROWS, FIRST_NM, STEP_NM } from "./standard-eye.data.ts";

const LAST_NM = FIRST_NM + STEP_NM * (EYE_ROWS.length - 1);

/**
 * Finds the light that has a hue of OKLCH, as its wavelength in nanometres to the nearest whole one.
 * Null for the purples between red and violet: they are two lights at once and no one wavelength.
 *
 * Hues are compared as the CIE 1931 standard eye sees them in full, beyond what a screen shows.
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

// Where hue changes fastest, around 475 nm, neighbouring nanometres lie less than this apart.
const WIDEST_STEP = 4;

function hueOfLight(wavelengthNm: number): number {
  return oklabToOklch(linearRgbToOklab(spectralLights(wavelengthNm))).h;
}
