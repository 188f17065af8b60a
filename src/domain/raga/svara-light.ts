import { lightThz } from "../colour/spectrum.ts";
import type { Svara } from "./svara.ts";
import { svaraHz } from "./tuning.ts";

/** Where Sa is laid in this picture: 40 octaves above a sung Sa of 364 Hz. */
const SA_THZ = 400;

/**
 * The light that stands to red as the svara to Sa. From 400 to 800 THz lies one octave, which is
 * nearly all that is seen: a picture for the eye, no law of nature.
 *
 * @example
 * svaraLight("P"); // { thz: 600, nm: 499.65… }, cyan
 */
export function svaraLight(svara: Svara): { readonly thz: number; readonly nm: number } {
  const thz = svaraHz(svara, SA_THZ, "just");
  return { thz, nm: lightThz(thz) };
}
