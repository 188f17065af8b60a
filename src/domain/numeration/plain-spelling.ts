import { romanised } from "./romanised.ts";

// The ways in which people type a sound without diacritics, and the one that stands for all; the
// order matters.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/r[\u0323\u0325]/g, "ri"],
  [/[\u0300-\u036f]/g, ""],
  [/aa/g, "a"],
  [/ee|ii/g, "i"],
  [/oo|uu/g, "u"],
  [/w/g, "v"],
  [/f/g, "ph"],
  [/q/g, "k"],
  [/z/g, "j"],
  [/x/g, "ks"],
  [/([cs])h+/g, "$1"],
  [/[gj]n?y|dny/g, "jn"],
  [/[mn](?=[^\Waeiou\d])/g, "n"],
];

/**
 * Writes a text in one plain spelling, the same for the letters of four scripts and for the usual
 * ways to type them. It is for search: a part of a text is a part of its spelling, numbers stay as
 * they are, and aspirates too.
 *
 * @example
 * plainSpelling("कृष्ण"); // "krisna"
 * plainSpelling("Krishna"); // the same
 */
export function plainSpelling(text: string): string {
  return SPELLINGS.reduce(
    (spelling, [typed, plain]) => spelling.replace(typed, plain),
    romanised(text.normalize("NFC")).normalize("NFKD").toLowerCase(),
  );
}
