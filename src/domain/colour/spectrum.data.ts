/**
 * Where the colours of light and the bands of the electromagnetic spectrum begin and end. All edges
 * are conventions: the spectrum has no borders, and other tables differ by some nanometres.
 */

type ColourRow = readonly [name: string, hindi: string, fromNm: number, toNm: number];

/**
 * The colours, by wavelength in nanometres.
 *
 * @see https://en.wikipedia.org/wiki/Visible_spectrum, after Bruno and Svoronos, CRC Handbook of
 * Fundamental Spectroscopic Correlation Charts (2005). There is no agreed band for indigo.
 */
export const COLOUR_ROWS: readonly ColourRow[] = [
  ["violet", "बैंगनी", 380, 450],
  ["blue", "नीला", 450, 485],
  ["cyan", "आसमानी", 485, 500],
  ["green", "हरा", 500, 565],
  ["yellow", "पीला", 565, 590],
  ["orange", "नारंगी", 590, 625],
  ["red", "लाल", 625, 750],
];

type BandRow = readonly [name: string, hindi: string, fromMetres: number, toMetres: number];

/**
 * The bands, by wavelength in metres, longest first; 0 and infinity where a band has no end.
 * X-rays and gamma rays are distinguished more by their origin than by wavelength.
 *
 * @see CRC Handbook of Chemistry and Physics, section 10; https://en.wikipedia.org/wiki/Electromagnetic_spectrum
 * @see CIE 17.1 (International Lighting Vocabulary), for light from 380 to 780 nm.
 */
export const BAND_ROWS: readonly BandRow[] = [
  ["radio waves", "रेडियो तरंगें", 1, Number.POSITIVE_INFINITY],
  ["microwaves", "सूक्ष्म तरंगें", 1e-3, 1],
  ["infrared", "अवरक्त", 780e-9, 1e-3],
  ["visible light", "दृश्य प्रकाश", 380e-9, 780e-9],
  ["ultraviolet", "पराबैंगनी", 10e-9, 380e-9],
  ["X-rays", "एक्स-किरणें", 10e-12, 10e-9],
  ["gamma rays", "गामा किरणें", 0, 10e-12],
];
