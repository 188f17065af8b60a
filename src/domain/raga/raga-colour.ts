import { isInGamut, type Oklch, oklchToRgb, rgbToHex } from "../colour/oklch.ts";
import { melakartaScale } from "./melakarta.ts";

/** The colour of a raga. */
export interface RagaColour {
  readonly oklch: Oklch;
  /** As CSS writes it. */
  readonly css: string;
  /** The same on an sRGB screen, `#rrggbb`. */
  readonly hex: string;
}

/** The most chroma of any raga, so that the wheel looks even. */
const MOST_CHROMA = 0.14;

/** The largest part of the chroma at the edge of sRGB that a colour may use. */
const SHARE_OF_GAMUT = 0.95;

/**
 * Derives the colour of a raga from its number. Each of the twelve chakras has a hue, from red in
 * the order of the spectrum; higher dhaivata and nishada make it lighter. So scales that differ
 * only in madhyama have opposite hues.
 *
 * @throws {DomainError} `number_out_of_range`
 *
 * @example
 * ragaColour(1); // { css: "oklch(0.45 0.140 29)", hex: "#932c23", … }
 */
export function ragaColour(number: number): RagaColour {
  const { chakra, place } = melakartaScale(number);
  const l = (45 + 8 * (place - 1)) / 100;
  const h = (29 + 30 * (chakra - 1)) % 360;
  const c = Math.floor(1000 * Math.min(MOST_CHROMA, SHARE_OF_GAMUT * edgeOfGamut(l, h))) / 1000;
  const oklch = { l, c, h };
  return {
    oklch,
    css: `oklch(${l.toFixed(2)} ${c.toFixed(3)} ${h})`,
    hex: rgbToHex(oklchToRgb(oklch)),
  };
}

// The most chroma that sRGB shows at a lightness and hue, found by bisection.
function edgeOfGamut(l: number, h: number): number {
  let [inside, outside] = [0, 0.4];
  while (outside - inside > 1e-6) {
    const c = (inside + outside) / 2;
    if (isInGamut({ l, c, h })) inside = c;
    else outside = c;
  }
  return inside;
}
