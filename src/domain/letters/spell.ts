import { type BrahmicScript, CONSONANTS, type Script, VOWELS } from "./letters.ts";
import { SIGNS, VIRAMA } from "./signs.data.ts";

/** Consonants that share a vowel. Without a vowel they are dead; without consonants it is alone. */
export interface SpelledSyllable {
  /** Consonant ids, the `latin` of the letters table. */
  readonly consonants: readonly string[];
  /** Vowel id; null where no vowel follows. */
  readonly vowel: string | null;
}

type Forms = Readonly<Record<BrahmicScript, string>>;

interface Shape {
  readonly kind: "consonant" | "vowel" | "other";
  readonly form: Forms;
  /** How a vowel is written on a consonant. */
  readonly matra: Forms | null;
}

// If a script lacks a letter, the letter of the rule with the same value is written.
const plainByValue = new Map(
  CONSONANTS.filter(({ extension }) => !extension).map((letter) => [letter.value, letter]),
);

const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ...CONSONANTS.map(({ latin, devanagari, kannada, telugu, value }): [string, Shape] => [
    latin,
    {
      kind: "consonant",
      form: {
        devanagari,
        kannada: kannada ?? plainByValue.get(value)!.kannada!,
        telugu: telugu ?? plainByValue.get(value)!.telugu!,
      },
      matra: null,
    },
  ]),
  ...VOWELS.map((vowel): [string, Shape] => [
    vowel.latin,
    { kind: "vowel", form: vowel, matra: vowel.matra },
  ]),
  ...SIGNS.map((sign): [string, Shape] => [sign.latin, { kind: "other", form: sign, matra: null }]),
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
  return script === "latin" ? spellLatin(letters) : spellBrahmic(letters.map(shapeOf), script);
}

/** Writes letters in each script. */
export function spellings(letters: readonly string[]): Record<Script, string> {
  const shapes = letters.map(shapeOf);
  return {
    devanagari: spellBrahmic(shapes, "devanagari"),
    latin: spellLatin(letters),
    kannada: spellBrahmic(shapes, "kannada"),
    telugu: spellBrahmic(shapes, "telugu"),
  };
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

function shapeOf(letter: string): Shape {
  const shape = SHAPES.get(letter);
  if (shape) return shape;
  const form = { devanagari: letter, kannada: letter, telugu: letter };
  return { kind: "other", form, matra: null };
}

function spellBrahmic(shapes: readonly Shape[], script: BrahmicScript): string {
  let text = "";
  let bare = false;
  for (const { kind, form, matra } of shapes) {
    if (bare) text += matra ? matra[script] : VIRAMA[script] + form[script];
    else text += form[script];
    bare = kind === "consonant";
  }
  return bare ? text + VIRAMA[script] : text;
}

// After these, a bare h would be read as part of an aspirated letter or a sibilant.
const TAKES_BREATH = new Set(["ch", ..."kgcjṭḍtdpbsśṣ"]);

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
  if (letter === "ch") return previous === "ch";
  // After a vowel the dotted letters are consonants; a doubled vowel is a long one.
  const isJoined =
    letter === "ṛ" ||
    letter === "ḷ" ||
    letter[0] === previous ||
    ((previous === "ṛ" || previous === "ṝ") && (letter === "i" || letter === "ī")) ||
    (previous === "a" && (letter === "i" || letter === "u"));
  return isJoined && SHAPES.get(previous)?.kind === "vowel";
}
