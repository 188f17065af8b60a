import { CONSONANTS, VOWELS } from "./letters.data.ts";
import type { BrahmicScript, Script } from "./script.ts";
import { SIGNS, VIRAMA } from "./signs.data.ts";

/** Consonants that share a vowel; a null vowel leaves them dead, no consonants make it stand alone. */
export interface SpelledSyllable {
  /** Consonant ids, the `latin` of the letters table. */
  readonly consonants: readonly string[];
  /** Vowel id; null where no vowel follows. */
  readonly vowel: string | null;
}

type Shape =
  | { readonly kind: "consonant" | "sign"; readonly form: Record<BrahmicScript, string> }
  | {
      readonly kind: "vowel";
      readonly form: Record<BrahmicScript, string>;
      readonly matra: Record<BrahmicScript, string>;
    };

// A letter some script lacks is written there as the rule's own letter of the same value.
const plainByValue = new Map(
  CONSONANTS.filter(({ extension }) => !extension).map((letter) => [letter.value, letter]),
);

const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...CONSONANTS.map(({ latin, devanagari, kannada, telugu, value }): [string, Shape] => [
    latin,
    {
      kind: "consonant",
      form: {
        devanagari,
        kannada: kannada ?? plainByValue.get(value)!.kannada!,
        telugu: telugu ?? plainByValue.get(value)!.telugu!,
      },
    },
  ]),
  ...VOWELS.map(({ latin, devanagari, kannada, telugu, matra }): [string, Shape] => [
    latin,
    { kind: "vowel", form: { devanagari, kannada, telugu }, matra },
  ]),
  ...SIGNS.map(({ latin, ...form }): [string, Shape] => [latin, { kind: "sign", form }]),
]);

/**
 * Writes letters in a script. Letters are ids: the `latin` of a consonant, vowel or sign; any other
 * text (a hyphen, a digit) is passed through.
 *
 * The Latin is IAST, with a colon where two letters would otherwise run into one.
 *
 * @example
 * spell(["k", "ṣ", "a"], "kannada"); // "ಕ್ಷ"
 * spell(["v", "ā", "g", "h", "a", "r", "i"], "latin"); // "vāg:hari"
 */
export function spell(letters: readonly string[], script: Script): string {
  return script === "latin" ? spellLatin(letters) : spellBrahmic(letters, script);
}

/**
 * Writes syllables in a script.
 *
 * @example
 * spellSyllables([{ consonants: ["kh", "y"], vowel: "u" }], "devanagari"); // "ख्यु"
 */
export function spellSyllables(syllables: readonly SpelledSyllable[], script: Script): string {
  return spell(
    syllables.flatMap(({ consonants, vowel }) => (vowel ? [...consonants, vowel] : consonants)),
    script,
  );
}

function spellBrahmic(letters: readonly string[], script: BrahmicScript): string {
  let text = "";
  let bare = false;
  for (const letter of letters) {
    const shape = SHAPES.get(letter);
    if (shape?.kind === "vowel") {
      text += (bare ? shape.matra : shape.form)[script];
      bare = false;
      continue;
    }
    if (bare) text += VIRAMA[script];
    text += shape ? shape.form[script] : letter;
    bare = shape?.kind === "consonant";
  }
  return bare ? text + VIRAMA[script] : text;
}

// After these, a bare h would be read as the breath of one aspirated letter.
const TAKES_BREATH = new Set("kgcjṭḍtdpbs");

function spellLatin(letters: readonly string[]): string {
  let text = "";
  let previous = "";
  for (const letter of letters) {
    if (runsTogether(previous, letter)) text += ":";
    text += letter;
    previous = letter;
  }
  return text;
}

function runsTogether(previous: string, letter: string): boolean {
  if (letter === "h") return TAKES_BREATH.has(previous);
  if (SHAPES.get(previous)?.kind !== "vowel") return false;
  // After a vowel the dotted letters are consonants; a doubled vowel is a long one.
  return (
    letter === "ṛ" || letter === "ḷ" || letter[0] === previous || /^a[iu]$/.test(previous + letter)
  );
}
