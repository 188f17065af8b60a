import { type LinearRgb, linearRgbToRgb, luminance, type Rgb, rgbToLinearRgb } from "./oklch.ts";
import { EYE_ROWS, FIRST_NM, STEP_NM } from "./standard-eye.data.ts";

/**
 * The brightest screen colour nearest to light of one wavelength. Channels that would have to be
 * negative are set to 0. No screen shows the light itself, so always call it "nearest".
 *
 * @param wavelengthNm from 380 to 780; outside this range, the colour at the nearer end.
 *
 * @example
 * spectralRgb(650); // { r: 255, g: 0, b: 0 }
 */
export function spectralRgb(wavelengthNm: number): Rgb {
  const lights = spectralLights(wavelengthNm);
  return scaled(lights, 1 / Math.max(lights.r, lights.g, lights.b));
}

/**
 * The same colour, but no brighter than the eye sees that light beside light of 555 nm and the same
 * power. So it fades towards both ends of the spectrum.
 *
 * @param wavelengthNm from 380 to 780; outside this range, the colour at the nearer end.
 */
export function seenSpectralRgb(wavelengthNm: number): Rgb {
  const brightest = rgbToLinearRgb(spectralRgb(wavelengthNm));
  return scaled(brightest, Math.min(1, eyeAt(wavelengthNm)[1] / luminance(brightest)));
}

/**
 * How much of each of its three lights a screen would need to match light of one wavelength. A
 * negative amount would have to be taken away.
 *
 * @param wavelengthNm from 380 to 780; outside this range, the value at the nearer end.
 * @see IEC 61966-2-1, for the matrix.
 */
export function spectralLights(wavelengthNm: number): LinearRgb {
  const [x, y, z] = eyeAt(wavelengthNm);
  return {
    r: 3.2406 * x - 1.5372 * y - 0.4986 * z,
    g: -0.9689 * x + 1.8758 * y + 0.0415 * z,
    b: 0.0557 * x - 0.204 * y + 1.057 * z,
  };
}

const scaled = ({ r, g, b }: LinearRgb, share: number): Rgb =>
  linearRgbToRgb({ r: share * r, g: share * g, b: share * b });

function eyeAt(wavelengthNm: number): [number, number, number] {
  const last = EYE_ROWS.length - 1;
  const at = Math.min(Math.max((wavelengthNm - FIRST_NM) / STEP_NM, 0), last);
  const row = Math.min(Math.floor(at), last - 1);
  const [before, after] = [EYE_ROWS[row]!, EYE_ROWS[row + 1]!];
  const between = (part: 0 | 1 | 2) => before[part] + (at - row) * (after[part] - before[part]);
  return [between(0), between(1), between(2)];
}
