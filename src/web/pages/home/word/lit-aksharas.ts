import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, type Script, VOWELS } from "#domain/letters/letters.ts";
import { OM } from "#domain/letters/signs.data.ts";
import type { Letter, WordReading } from "#domain/numeration/reading.ts";

/** One letter in its colour. */
export interface LitLetter {
  /** Its index in its akshara, from 0. */
  readonly at: number;
  /** In the script of the text; Latin text is shown in Devanagari. */
  readonly letter: string;
  readonly iast: string;
  /** As `#rrggbb`; null for a silent sign. */
  readonly hex: string | null;
  /** What it counts by Aryabhata's rule; null for what is no consonant. */
  readonly value: number | null;
  /** Its place of articulation. */
  readonly place: string;
}

/** Letters that are written and counted together. */
export interface LitAkshara {
  /** Its index in the text, from 0. */
  readonly at: number;
  readonly text: string;
  /** Its vowel gives it the place 10^exponent; null for consonants without a vowel. */
  readonly exponent: number | null;
  readonly letters: readonly LitLetter[];
}

const exponentByVowel = new Map(VOWELS.map(({ latin, exponent }) => [latin, exponent]));
const valueByConsonant = new Map(CONSONANTS.map(({ latin, value }) => [latin, value]));

/** A sign needs a letter to stand on. */
const CARRIERS: Readonly<Record<Script, string>> = {
  devanagari: "अ",
  latin: "अ",
  kannada: "ಅ",
  telugu: "అ",
};

/** Splits words into aksharas, and those into letters with colour and place. */
export function litAksharas(words: readonly WordReading[], script: Script): LitAkshara[] {
  return words.flatMap(lettersBySyllable).map(({ text, vowel, ids }, at) => ({
    at,
    text,
    exponent: vowel === null ? null : exponentByVowel.get(vowel)!,
    letters: ids.map((latin, place) => ({ at: place, ...litLetter(latin, script) })),
  }));
}

// A reading lists consonants and vowels by syllable, but signs only among its letters, so a sign
// joins the syllable before it. ॐ has its sign within.
function lettersBySyllable({ letters, syllables }: WordReading) {
  const parts = syllables.map(({ text, consonants, vowel }) => ({
    text,
    vowel,
    ids: vowel === null ? [...consonants] : [...consonants, vowel],
  }));
  let closed = 0;
  for (const letter of letters) {
    if (closesSyllable(letter)) closed += 1;
    if (letter.char === OM.char) parts[closed - 1]!.ids.push(OM.sign);
    else if (letter.type === "sign" && letter.latin) {
      parts[Math.max(closed - 1, 0)]?.ids.push(letter.latin);
    }
  }
  return parts;
}

function closesSyllable({ type }: Letter): boolean {
  return type === "vowel_for_consonant" || type === "implicit_vowel" || type === "standalone_vowel";
}

function litLetter(latin: string, script: Script): Omit<LitLetter, "at"> {
  const colour = colourOf(latin);
  const written = colour?.[script === "latin" ? "devanagari" : script] ?? colour?.devanagari;
  return {
    letter:
      written === undefined
        ? latin
        : /^\p{M}/u.test(written)
          ? CARRIERS[script] + written
          : written,
    iast: latin,
    hex: colour?.hex ?? null,
    value: valueByConsonant.get(latin) ?? null,
    place: colour?.sthana ?? "No sound",
  };
}
