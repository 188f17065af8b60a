import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, type Script, VOWELS, type Vowel } from "#domain/letters/letters.ts";
import { SIGNS, VIRAMA } from "#domain/letters/signs.data.ts";
import { standingAlone } from "../../../ui/standing-alone.ts";

/** One key of the keyboard. */
export interface Key {
  /** The text it types. */
  readonly text: string;
  /** Its label. */
  readonly shown: string;
  /** Its name for screen readers. */
  readonly name: string;
  /** Its letter's colour as `#rrggbb`; null for a sign that has none. */
  readonly hex: string | null;
}

interface Keyboard {
  /** The 25 stops and nasals, five to a row. */
  readonly varga: readonly Key[];
  /** Vowels, the other consonants, and signs that go with both. */
  readonly others: readonly Key[];
  /** Signs that write a vowel after a consonant; for Latin, only signs. */
  readonly signs: readonly Key[];
}

const LETTERS = CONSONANTS.filter(({ extension }) => !extension);
const COMMON_SIGNS = SIGNS.slice(0, 2);

/** Lays out the keys of a script, in the order of the varnamala. */
export function keyboardOf(script: Script): Keyboard {
  const consonants = LETTERS.map((letter) => {
    const text = letter[script] ?? "";
    return { value: letter.value, key: keyOf(text, `${letter.latin}a`, letter.latin) };
  });
  const varga = consonants.filter(({ value }) => value <= 25).map(({ key }) => key);
  const avarga = consonants.filter(({ value }) => value > 25).map(({ key }) => key);
  const listed = VOWELS.filter((vowel) => isListed(vowel, script));
  const vowels = listed.map((vowel) => keyOf(vowel[script], vowel.latin, vowel.latin));
  const common = COMMON_SIGNS.map((sign) => keyOf(sign[script], sign.name, sign.latin));
  if (script === "latin") return { varga, others: [...vowels, ...avarga], signs: common };

  const virama = keyOf(VIRAMA[script], "virama, takes the vowel away", null);
  const matras = listed
    .filter(({ matra }) => matra[script])
    .map(({ matra, latin }) => keyOf(matra[script], `vowel sign ${latin}`, latin));
  return { varga, others: [...vowels, ...avarga, virama, ...common], signs: matras };
}

// Only the southern scripts have letters for short e and o.
function isListed({ extension }: Vowel, script: Script): boolean {
  return !extension || script === "kannada" || script === "telugu";
}

function keyOf(text: string, name: string, latin: string | null): Key {
  const hex = latin === null ? null : (colourOf(latin)?.hex ?? null);
  return { text, shown: standingAlone(text), name, hex };
}
