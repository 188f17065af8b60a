import { lightThz } from "../colour/spectrum.ts";
import type { Svara } from "./svara.ts";
import { svaraHz } from "./tuning.ts";

/** The frequency that stands for Sa: 40 octaves above a sung Sa of 364 Hz. */
const SA_THZ = 400;

/**
 * The light whose frequency has the same ratio to red as the svara has to Sa. The octave from 400
 * to 800 THz is nearly all visible light. This is an illustration, not a law of nature.
 *
 * @example
 * svaraLight("P"); // { thz: 600, nm: 499.65… }, cyan
 */
export function svaraLight(svara: Svara): { readonly thz: number; readonly nm: number } {
  const thz = svaraHz(svara, SA_THZ, "just");
  return { thz, nm: lightThz(thz) };
}
