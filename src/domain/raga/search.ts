import { asciiDigits } from "../exact/ascii-digits.ts";
import { ASAMPURNA_NAMES } from "./asampurna.data.ts";
import { NAME_ROWS } from "./melakarta.data.ts";
import { MELAKARTA_COUNT, MELAKARTA_NUMBERS, melakartaScale } from "./melakarta.ts";
import { nameSearch } from "./name-search.ts";
import { thaatOf } from "./thaat.ts";
import { typedSvaras } from "./typed-svaras.ts";

const inNames = nameSearch(
  NAME_ROWS.map(([latin, , ...others], index) =>
    [latin, ...others, ...ASAMPURNA_NAMES[index]!, thaatOf(index + 1) ?? []].flat(),
  ),
);

/**
 * Finds melakartas by number, by svaras that all of them have, or by a name in either scheme or as a
 * Hindustani thaat: in any usual spelling, romanised or in Devanagari, Kannada or Telugu, best matches
 * first. If no name contains the text, returns the most similar names. Blank text finds all.
 *
 * @example
 * searchRagas("todi"); // [8, 45], Hanumatodi and the thaat Todi
 * searchRagas("Harikambodhi"); // [28], Harikambhoji
 * searchRagas("S R1 G3 M1 P D1 N3"); // [15]
 */
export function searchRagas(text: string): readonly number[] {
  const typed = text.trim();
  if (typed === "") return MELAKARTA_NUMBERS;
  if (/^\p{Nd}+$/u.test(typed)) {
    const number = Number(asciiDigits(typed));
    return number >= 1 && number <= MELAKARTA_COUNT ? [number] : [];
  }
  const svaras = typedSvaras(typed);
  if (svaras !== null) {
    return MELAKARTA_NUMBERS.filter((number) => {
      const own = melakartaScale(number).svaras;
      return svaras.every((svara) => own.includes(svara));
    });
  }
  return inNames(typed).map((index) => index + 1);
}
