import { unitOfCharacter } from "../numeration/characters.ts";

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
  const latin = inLatin(name.normalize("NFC").replace(IDLE_MARKS, ""));
  return FOLDS.reduce(
    (key, [spelling, sound]) => key.replace(spelling, sound),
    latin.toLowerCase().normalize("NFD"),
  );
}

// A consonant before anything but a vowel sign or a virama is spoken with a.
function inLatin(text: string): string {
  const chars = [...text];
  const units = chars.map((char) => unitOfCharacter(char.charCodeAt(0)));
  return chars
    .map((char, at) => {
      const { ids, carriesA } = units[at] ?? { ids: [char], carriesA: false };
      return ids.join("") + (carriesA && !units[at + 1]?.dependent ? "a" : "");
    })
    .join("");
}
