import { romanised } from "../numeration/romanised.ts";

// Marks on a letter that do not affect its key: nukta and the joiners.
const IDLE_MARKS = /[\u093C\u0CBC\u200C\u200D]/g;

// Each rule unifies spellings of one sound; the order matters.
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/r[\u0323\u0325]/g, "ri"],
  [/[^a-z]/g, ""],
  [/w/g, "v"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/ou|ov(?![aeiou])/g, "au"],
  [/([kgcjtdpbs])h+/g, "$1"],
  [/(.)\1+/g, "$1"],
  [/[mn](?=[^aeiou])/g, "n"],
];

/**
 * Reduces a name to a key that its spellings share, romanised or in a Brahmic script. It does not
 * distinguish long and short vowels, aspirates, sibilants, or nasals before a consonant.
 *
 * @example
 * nameKey("Dheerashankarabharanam"); // "dirasankarabaranam"
 * nameKey("धीरशङ्कराभरणम्"); // the same
 */
export function nameKey(name: string): string {
  const latin = romanised(name.normalize("NFC").replace(IDLE_MARKS, ""));
  return FOLDS.reduce(
    (key, [spelling, sound]) => key.replace(spelling, sound),
    latin.toLowerCase().normalize("NFD"),
  );
}
