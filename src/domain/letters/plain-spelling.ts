import { romanised } from "./romanised.ts";

// The ways in which people type a sound without diacritics, and the one that stands for all; the
// order matters.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/r[\u0323\u0325]/g, "ri"],
  [/[\u0300-\u036f]/g, ""],
  [/aa/g, "a"],
  [/ee|ii/g, "i"],
  [/oo|uu/g, "u"],
  // A colon typed for a visarga.
  [/(?<=[aeiou]):(?![aeiou:\-–—/\p{N}])/gu, "h"],
  [/w/g, "v"],
  [/f/g, "ph"],
  // Beside a letter only: alone, x and z are the unknowns of an equation.
  [/x(?=[a-z])|(?<=[a-z])x/g, "ks"],
  [/z(?=[a-z])|(?<=[a-z])z/g, "j"],
  [/([cs])h+/g, "$1"],
  [/gy|gny?|dny/g, "jn"],
  [/[mn](?=[^\Waeiou\d])/g, "n"],
];

/**
 * Writes a text in one plain spelling, the same for the letters of four scripts and for the usual
 * ways to type them. It is for search: the spelling of a text has that of each of its words. Aspirates
 * stay apart from other stops, and numbers stay, with raised digits as plain ones.
 *
 * @example
 * plainSpelling("कृष्ण"); // "krisna"
 * plainSpelling("Krishna"); // the same
 */
export function plainSpelling(text: string): string {
  return SPELLINGS.reduce(
    (spelling, [typed, plain]) => spelling.replace(typed, plain),
    romanised(text).normalize("NFKD").toLowerCase(),
  );
}
