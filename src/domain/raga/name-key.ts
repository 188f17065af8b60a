import { CONSONANTS, VOWELS } from "../numeration/letters.data.ts";
import type { BrahmicScript } from "../numeration/script.ts";
import { SIGNS, VIRAMA } from "../numeration/signs.data.ts";

const SCRIPTS: readonly BrahmicScript[] = ["devanagari", "kannada", "telugu"];

type Table = ReadonlyMap<string | null, string>;

const CONSONANT: Table = new Map(
  CONSONANTS.flatMap((letter) => SCRIPTS.map((script) => [letter[script], letter.latin])),
);
const STANDING: Table = new Map(
  [...VOWELS, SIGNS.find(({ name }) => name === "anusvāra")!].flatMap((letter) =>
    SCRIPTS.map((script) => [letter[script], letter.latin]),
  ),
);
const DEPENDENT: Table = new Map(
  SCRIPTS.flatMap((script) => [
    ...VOWELS.map(({ latin, matra }): [string, string] => [matra[script], latin]),
    [VIRAMA[script], ""],
  ]),
);

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

function inLatin(text: string): string {
  let latin = "";
  for (const char of text) {
    const sign = DEPENDENT.get(char);
    if (sign !== undefined) latin = latin.slice(0, -1) + sign;
    else latin += CONSONANT.has(char) ? `${CONSONANT.get(char)}a` : (STANDING.get(char) ?? char);
  }
  return latin;
}
