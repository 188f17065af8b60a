import type { MappingsResponse } from "#contract/aryabhatta-answers.ts";
import type { Script } from "#domain/letters/letters.ts";

/** A letter or sign in each script; empty if a script has none. */
export type Forms = Readonly<Record<Script, string>>;

export interface NumberedConsonant {
  readonly forms: Forms;
  readonly value: number;
}

export interface NumberedVowel {
  readonly forms: Forms;
  /** Its place in the list shown, from 1. */
  readonly number: number;
  /** It stands for the place 10^exponent. */
  readonly exponent: number;
}

/** The content of the sheet. */
export interface Sheet {
  /** Five rows of five, 1 to 25. */
  readonly varga: readonly (readonly NumberedConsonant[])[];
  /** The other letters of the rule, 30 to 100. */
  readonly avarga: readonly NumberedConsonant[];
  /** Consonants outside the rule; empty unless requested. */
  readonly extra: readonly NumberedConsonant[];
  readonly vowels: readonly NumberedVowel[];
  /** Each with the exponent of its vowel. */
  readonly matras: readonly { readonly forms: Forms; readonly exponent: number }[];
  readonly modifiers: readonly { readonly forms: Forms }[];
}

const VARGA_SIZE = 5;
const LAST_VARGA = 25;

/**
 * Arranges the letters, with or without the extra ones; only the vowels' numbers depend on that.
 */
export function sheetOf(mappings: MappingsResponse, withExtra: boolean): Sheet {
  const isShown = ({ extension }: { extension: boolean }) => withExtra || !extension;
  const consonants = mappings.consonants.filter(isShown);
  const vowels = mappings.vowels.filter(isShown);
  const exponentByLatin = new Map(vowels.map(({ latinChar, exponent }) => [latinChar, exponent]));
  const rule = consonants.filter(({ extension }) => !extension).map(numbered);
  const varga = rule.filter(({ value }) => value <= LAST_VARGA);

  return {
    varga: [0, 1, 2, 3, 4].map((row) => varga.slice(row * VARGA_SIZE, (row + 1) * VARGA_SIZE)),
    avarga: rule.filter(({ value }) => value > LAST_VARGA),
    extra: consonants.filter(({ extension }) => extension).map(numbered),
    vowels: vowels.map((vowel, index) => ({
      forms: formsOf(vowel),
      number: index + 1,
      exponent: vowel.exponent,
    })),
    matras: mappings.devanagari_matras_map.flatMap((matra) => {
      const exponent = exponentByLatin.get(matra.latinEquivalent);
      return exponent === undefined ? [] : [{ forms: formsOf(matra), exponent }];
    }),
    modifiers: mappings.devanagari_modifiers_map.map((sign) => ({ forms: formsOf(sign) })),
  };
}

function numbered(consonant: MappingsResponse["consonants"][number]): NumberedConsonant {
  return { forms: formsOf(consonant), value: consonant.value };
}

type Entry =
  | MappingsResponse["consonants" | "vowels"][number]
  | MappingsResponse["devanagari_matras_map"][number];

function formsOf(entry: Entry): Forms {
  return {
    devanagari: entry.devanagariChar,
    latin: "latinChar" in entry ? entry.latinChar : entry.latinEquivalent,
    kannada: entry.kannadaChar,
    telugu: entry.teluguChar,
  };
}
