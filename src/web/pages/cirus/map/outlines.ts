import type { Point } from "./india-projection.ts";
import address from "./india-states.json?url";

/** The outlines of India's states by name, as paths drawn to `INDIA_SIZE`. */
export type Outlines = Readonly<Record<string, string>>;

/**
 * Loads the outlines of the states and union territories of before October 2019. They are a file of
 * data, so that the page can draw them without more script.
 *
 * @throws if they cannot be fetched.
 * @see @svg-maps/india 2.0.0, CC BY 4.0; cut to whole units by npm run map-outlines.
 */
export async function loadOutlines(): Promise<Outlines> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The outlines answered ${answer.status}.`);
  return answer.json();
}

/** Today's states by the name of their outline, where that is another. */
const TODAY: Readonly<Record<string, string>> = {
  "Dadra and Nagar Haveli": "Dadra and Nagar Haveli and Daman and Diu",
  "Daman and Diu": "Dadra and Nagar Haveli and Daman and Diu",
};

/** The name that the state inside an outline has today. */
export const stateIn = (outline: string): string => TODAY[outline] ?? outline;

/**
 * States too small to be pressed, and Ladakh, which has no outline of its own: drawn as circles at their
 * capitals, by longitude and latitude.
 */
export const CIRCLED: Readonly<Record<string, Point>> = {
  Chandigarh: [76.79, 30.74],
  "Dadra and Nagar Haveli and Daman and Diu": [72.83, 20.41],
  Delhi: [77.22, 28.65],
  Ladakh: [77.58, 34.16],
  Lakshadweep: [72.64, 10.57],
  Puducherry: [79.83, 11.93],
};
