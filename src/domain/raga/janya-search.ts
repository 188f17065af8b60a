import { JANYAS, type Janya } from "./janya.ts";
import { nameSearch } from "./names/name-search.ts";
import { typedSvaras } from "./names/typed-svaras.ts";
import type { Svara } from "./svara.ts";

const inNames = nameSearch(JANYAS.map(({ name, aliases }) => [name, ...aliases]));

/**
 * Finds janya ragas by name, in any usual spelling, romanised or in Devanagari, Kannada or Telugu,
 * best matches first; or by svaras that all of them have, those with the fewest others first. Blank
 * text finds all.
 *
 * @example
 * searchJanyas("हंसध्वनि")[0].name; // "Hamsadhwani"
 * searchJanyas("S R2 G3 P D2")[0].name; // "Mohanam"
 */
export function searchJanyas(text: string): readonly Janya[] {
  const typed = text.trim();
  if (typed === "") return JANYAS;
  const svaras = typedSvaras(typed);
  return svaras === null ? inNames.find(typed).map((index) => JANYAS[index]!) : withSvaras(svaras);
}

function withSvaras(svaras: readonly Svara[]): readonly Janya[] {
  return JANYAS.map((janya) => ({ janya, own: new Set([...janya.arohana, ...janya.avarohana]) }))
    .filter(({ own }) => svaras.every((svara) => own.has(svara)))
    .sort((one, other) => one.own.size - other.own.size)
    .map(({ janya }) => janya);
}

/** Whether a text is the name of a janya or the beginning of one, or svaras. */
export const isJanyaName = (text: string): boolean =>
  typedSvaras(text) !== null || inNames.has(text);
