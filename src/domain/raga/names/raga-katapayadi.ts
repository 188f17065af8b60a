import type { SpelledSyllable } from "../../letters/spell.ts";
import { type KatapayadiDigit, katapayadi } from "../../numeration/katapayadi.ts";
import { NAME_ROWS } from "../melakarta.data.ts";
import { melakartaScale } from "../melakarta.ts";
import { KATAPAYADI_NOTES } from "./raga-katapayadi.data.ts";

/** How the first two syllables of a raga's name give its number. */
export interface RagaKatapayadi {
  /** Two syllables in IAST, each with the letter that counts, in the order of the name. */
  readonly syllables: readonly (KatapayadiDigit & { readonly text: string })[];
  /** The digits read from right to left: the number of the raga. */
  readonly value: number;
  /** What the rule gives without exceptions; equal to `value` for 64 names. */
  readonly valueByRule: number;
  /** Why the name is an exception or depends on its spelling; null for most names. */
  readonly note: string | null;
}

/**
 * Reads the number of a raga from its name: the last consonant of each of the first two syllables
 * is a digit, and the second digit comes first.
 *
 * @throws {DomainError} `number_out_of_range`
 *
 * @example
 * ragaKatapayadi(29).syllables; // dhī with dh = 9, ra with r = 2: 29
 */
export function ragaKatapayadi(number: number): RagaKatapayadi {
  const [, , name] = NAME_ROWS[melakartaScale(number).number - 1]!;
  const special = KATAPAYADI_NOTES.get(number);
  const byRule = katapayadi(firstSyllables(name));
  const syllables = firstSyllables(special?.spelling ?? name);
  const { digits, value } = special?.firstCounts
    ? katapayadi(syllables.map(withFirstConsonant))
    : katapayadi(syllables);
  return {
    syllables: syllables.map(({ text }, index) => ({ text, ...digits[index]! })),
    value: Number(value),
    valueByRule: Number(byRule.value),
    note: special?.note ?? null,
  };
}

const SYLLABLE = /([^aāiīuūṛeo]*)(ai|au|[aāiīuūṛeo])/gu;
const CONSONANT = /[kgcjṭḍtdpb]h|\p{L}/gu;

// Anusvara is a sign, not a letter, and has no value.
function firstSyllables(name: string): (SpelledSyllable & { readonly text: string })[] {
  return [...name.matchAll(SYLLABLE)].slice(0, 2).map(([text, cluster, vowel]) => ({
    text,
    consonants: cluster!.replace("ṃ", "").match(CONSONANT) ?? [],
    vowel: vowel!,
  }));
}

function withFirstConsonant({ consonants, vowel }: SpelledSyllable): SpelledSyllable {
  return { consonants: consonants.slice(0, 1), vowel };
}
