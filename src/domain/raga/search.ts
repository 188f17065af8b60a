import { asciiDigits } from "../exact/ascii-digits.ts";
import { nameKey } from "../letters/name-key.ts";
import { ASAMPURNA_NAMES } from "./asampurna.data.ts";
import { NAME_ROWS } from "./melakarta.data.ts";
import { MELAKARTA_COUNT, MELAKARTA_NUMBERS, melakartaScale } from "./melakarta.ts";
import { isKind, nameSearch, spokenKey } from "./names/name-search.ts";
import { typedSvaras } from "./names/typed-svaras.ts";
import { OTHER_NAMES, type OtherName } from "./other-names.ts";

const elsewhere = (number: number) =>
  OTHER_NAMES.filter((one) => one.number === number).flatMap(({ names }) => names);

const inNames = nameSearch(
  NAME_ROWS.map(([latin, , ...others], index) => [
    latin,
    ...others,
    ...ASAMPURNA_NAMES[index]!,
    ...elsewhere(index + 1),
  ]),
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
  return inNames.find(typed).map((index) => index + 1);
}

// The number of a text that has one and no name beside it; null for any other text.
function numberIn(text: string): number | null {
  const [before, digits, ...after] = asciiDigits(text).split(/(\d+)/);
  if (digits === undefined || after.length !== 1) return null;
  const words = [before!, ...after].flatMap((part) => part.split(/[\s.,]+/)).filter(Boolean);
  return words.every((word) => isKind(word) || ORDINAL.test(word)) ? Number(digits) : null;
}

const ORDINAL = /^(?:no|number|st|nd|rd|th)$/i;

/** Whether a text is the name of a melakarta or the beginning of one, a number, or svaras. */
export const isMelakartaName = (text: string): boolean =>
  numberIn(text) !== null || typedSvaras(text) !== null || inNames.has(text);

/**
 * What a name stands for in another tradition whose svaras are those of a melakarta; null for other
 * names.
 *
 * @example
 * otherNameOf("Yaman").number; // 65
 */
export function otherNameOf(text: string): OtherName | null {
  const words = text.split(/\s+/).filter((word) => !isKind(word));
  const key = nameKey(words.join(" "));
  const keys = [key, spokenKey(text, key)];
  const isNamed = ({ names }: OtherName) => names.some((name) => keys.includes(nameKey(name)));
  return key === "" ? null : (OTHER_NAMES.find(isNamed) ?? null);
}
