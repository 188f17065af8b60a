import { JANYAS, type Janya } from "./janya.ts";
import { nameSearch } from "./name-search.ts";

const inNames = nameSearch(JANYAS.map(({ name, aliases }) => [name, ...aliases]));

/**
 * Finds janya ragas by name, in any usual spelling, romanised or in Devanagari, Kannada or Telugu;
 * best matches first. Blank text finds all.
 *
 * @example
 * searchJanyas("हंसध्वनि")[0].name; // "Hamsadhwani"
 */
export function searchJanyas(text: string): readonly Janya[] {
  const typed = text.trim();
  return typed === "" ? JANYAS : inNames(typed).map((index) => JANYAS[index]!);
}
