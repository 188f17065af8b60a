import { BAND_ROWS, COLOUR_ROWS } from "./spectrum.data.ts";

/** The speed of light in empty space, exact by the definition of the metre. */
export const LIGHT_METRES_PER_SECOND = 299_792_458;

/**
 * Converts a wavelength in nanometres to a frequency in terahertz, or the reverse: their product is
 * the speed of light.
 *
 * @example
 * lightThz(500); // 599.584916
 */
export function lightThz(wavelengthNm: number): number {
  return LIGHT_METRES_PER_SECOND / 1000 / wavelengthNm;
}

/** One colour of the spectrum. */
interface SpectralColour {
  readonly name: string;
  readonly hindi: string;
  /** From the shorter wavelength to the longer. */
  readonly nm: readonly [shortest: number, longest: number];
  /** From the lower frequency to the higher. */
  readonly thz: readonly [lowest: number, highest: number];
}

/** The seven colours from violet to red. */
export const SPECTRAL_COLOURS: readonly SpectralColour[] = COLOUR_ROWS.map(
  ([name, hindi, shortest, longest]) => ({
    name,
    hindi,
    nm: [shortest, longest],
    thz: [lightThz(longest), lightThz(shortest)],
  }),
);

/**
 * Names the colour of a wavelength; null outside 380 to 750 nm. An edge belongs to the colour with
 * the longer wavelengths.
 *
 * @example
 * spectralColourAt(532)?.name; // "green"
 */
export function spectralColourAt(wavelengthNm: number): SpectralColour | null {
  const colour = SPECTRAL_COLOURS.findLast(({ nm: [shortest] }) => wavelengthNm >= shortest);
  return colour && wavelengthNm <= colour.nm[1] ? colour : null;
}

/** One band of the electromagnetic spectrum. */
interface ElectromagneticBand {
  readonly name: string;
  readonly hindi: string;
  /** From the shorter wavelength to the longer; 0 and infinity where the band has no end. */
  readonly metres: readonly [shortest: number, longest: number];
  /** From the lower frequency to the higher, likewise. */
  readonly hz: readonly [lowest: number, highest: number];
}

/** The seven bands from radio waves to gamma rays; only one of them is visible. */
export const ELECTROMAGNETIC_BANDS: readonly ElectromagneticBand[] = BAND_ROWS.map(
  ([name, hindi, shortest, longest]) => ({
    name,
    hindi,
    metres: [shortest, longest],
    hz: [LIGHT_METRES_PER_SECOND / longest, LIGHT_METRES_PER_SECOND / shortest],
  }),
);
