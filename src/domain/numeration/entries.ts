import type {
  ConsonantLetter,
  ReadingRules,
  StandaloneVowel,
  UncountedLetter,
  VowelOfConsonants,
} from "./reading.ts";
import type { ConsonantUnit, VowelUnit } from "./units.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The entry of a consonant whose vowel is still to come. */
export type HeldConsonant = Mutable<ConsonantLetter>;

const PLACES: readonly bigint[] = Array.from(
  { length: 17 },
  (_, exponent) => 10n ** BigInt(exponent),
);

/** What a consonant counts by the rules chosen. */
export function numberOf({ value, extension }: ConsonantUnit, rules: ReadingRules): number {
  return extension && rules.extensions === "zero" ? 0 : value;
}

/** The place value of a vowel by the rules chosen. */
export function placeOf({ exponent, extension }: VowelUnit, rules: ReadingRules): bigint {
  return extension && rules.extensions === "zero" ? 0n : PLACES[exponent]!;
}

/** Makes the entry of a consonant. */
export function consonantEntry(
  unit: ConsonantUnit,
  char: string,
  rules: ReadingRules,
): HeldConsonant {
  return {
    char,
    type: "consonant",
    value: BigInt(numberOf(unit, rules)),
    vowel: null,
    consonant: null,
    consonantSumAtVowel: null,
    exponent: null,
    latin: unit.ids.length === 1 ? unit.ids[0]! : null,
    note: noteOn(unit, unit.ids.join(""), rules),
    extension: unit.extension,
  };
}

/** Makes the entry of the vowel that closes a cluster. */
export function vowelEntry(
  unit: VowelUnit,
  char: string | null,
  cluster: string,
  sum: number,
  rules: ReadingRules,
): VowelOfConsonants {
  const place = placeOf(unit, rules);
  return {
    char: char ?? unit.letter,
    type: char === null ? "implicit_vowel" : "vowel_for_consonant",
    value: place,
    vowel: unit.letter,
    consonant: cluster,
    consonantSumAtVowel: BigInt(sum) * place,
    exponent: unit.exponent,
    latin: unit.id,
    note: noteOn(unit, unit.id, rules),
    extension: unit.extension,
  };
}

/** Makes the entry of a vowel without a consonant. */
export function standaloneEntry(
  unit: VowelUnit,
  char: string,
  rules: ReadingRules,
): StandaloneVowel {
  const isCounted = rules.standaloneVowel === "place";
  const reason = unit.dependent ? "vowel sign without a consonant" : "outside Āryabhaṭa's rule";
  return {
    char,
    type: "standalone_vowel",
    value: isCounted ? placeOf(unit, rules) : 0n,
    vowel: unit.letter,
    consonant: null,
    consonantSumAtVowel: null,
    exponent: unit.exponent,
    latin: unit.id,
    note: isCounted ? reason : `${reason}, not counted`,
    extension: unit.extension,
  };
}

/** Makes the entry of something that adds nothing. */
export function uncountedEntry(
  type: UncountedLetter["type"],
  char: string,
  latin: string | null,
  note: string,
): UncountedLetter {
  return {
    char,
    type,
    value: 0n,
    vowel: null,
    consonant: null,
    consonantSumAtVowel: null,
    exponent: null,
    latin,
    note,
    extension: false,
  };
}

function noteOn(
  { hint, extension }: ConsonantUnit | VowelUnit,
  reading: string,
  rules: ReadingRules,
): string | null {
  if (extension) return rules.extensions === "zero" ? "extension, not counted" : "extension";
  if (hint === "om") return "read as ओं";
  return hint ? `read as ${reading}` : null;
}
