import { asciiDigits } from "../../exact/ascii-digits.ts";
import { ASAMPURNA_NAMES } from "../asampurna.data.ts";
import { NAME_ROWS } from "../melakarta.data.ts";
import { MELAKARTA_COUNT, MELAKARTA_NUMBERS, melakartaScale } from "../melakarta.ts";
import { thaatOf } from "../thaat.ts";
import { isKind, nameSearch } from "./name-search.ts";
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
 * searchRagas("Melakarta 15"); // [15]
 */
export function searchRagas(text: string): readonly number[] {
  const typed = text.trim();
  if (typed === "") return MELAKARTA_NUMBERS;
  const number = numberIn(typed);
  if (number !== null) return number >= 1 && number <= MELAKARTA_COUNT ? [number] : [];
  const svaras = typedSvaras(typed);
  if (svaras !== null) {
    return MELAKARTA_NUMBERS.filter((number) => {
      const own = melakartaScale(number).svaras;
      return svaras.every((svara) => own.includes(svara));
    });
  }
  return inNames(typed).map((index) => index + 1);
}

// The number of a text that has one and no name beside it; null for any other text.
function numberIn(text: string): number | null {
  const [before, digits, ...after] = asciiDigits(text).split(/(\d+)/);
  if (digits === undefined || after.length !== 1) return null;
  const words = [before!, ...after].flatMap((part) => part.split(/[\s.,]+/)).filter(Boolean);
  return words.every((word) => isKind(word) || ORDINAL.test(word)) ? Number(digits) : null;
}

const ORDINAL = /^(?:no|number|st|nd|rd|th)$/i;
