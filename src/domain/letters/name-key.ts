import { plainSpelling } from "./plain-spelling.ts";

// What names ignore beyond the ways of typing; the order matters.
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
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
  return FOLDS.reduce(
    (key, [spelling, sound]) => key.replace(spelling, sound),
    plainSpelling(name),
  );
}
