import type { Unit } from "../../letters/units.ts";
import type {
  ConsonantLetter,
  ReadingRules,
  StandaloneVowel,
  UncountedLetter,
  VowelOfConsonants,
} from "./reading.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The entry of a consonant whose vowel is still to come. */
export type HeldConsonant = Mutable<ConsonantLetter>;

const PLACES: readonly bigint[] = Array.from(
  { length: 17 },
  (_, exponent) => 10n ** BigInt(exponent),
);

function isCounted({ extension }: Unit, rules: ReadingRules): boolean {
  return !extension || rules.extensions === "count";
}

function placeOf(unit: Unit, rules: ReadingRules): bigint {
  return isCounted(unit, rules) ? PLACES[unit.exponent]! : 0n;
}

/** Makes the entry of a consonant. */
export function consonantEntry(unit: Unit, char: string, rules: ReadingRules): HeldConsonant {
  return {
    char,
    type: "consonant",
    value: isCounted(unit, rules) ? BigInt(unit.value) : 0n,
    vowel: null,
    consonant: null,
    consonantSumAtVowel: null,
    exponent: null,
    latin: unit.ids.length === 1 ? unit.ids[0]! : null,
    note: noteOn(unit, rules),
    extension: unit.extension,
  };
}

/** Makes the entry of the vowel that closes a cluster. */
export function vowelEntry(
  unit: Unit,
  char: string,
  cluster: string,
  sum: bigint,
  rules: ReadingRules,
): VowelOfConsonants {
  const place = placeOf(unit, rules);
  const isWritten = unit.width > 0;
  return {
    char: isWritten ? char : unit.letter,
    type: isWritten ? "vowel_for_consonant" : "implicit_vowel",
    value: place,
    vowel: unit.letter,
    consonant: cluster,
    consonantSumAtVowel: sum * place,
    exponent: unit.exponent,
    latin: unit.ids[0]!,
    note: noteOn(unit, rules),
    extension: unit.extension,
  };
}

/** Makes the entry of a vowel without a consonant. */
export function standaloneEntry(unit: Unit, char: string, rules: ReadingRules): StandaloneVowel {
  const takesPlace = rules.standaloneVowel === "place";
  const reason = unit.dependent ? "vowel sign without a consonant" : "outside Āryabhaṭa's rule";
  return {
    char,
    type: "standalone_vowel",
    value: takesPlace ? placeOf(unit, rules) : 0n,
    vowel: unit.letter,
    consonant: null,
    consonantSumAtVowel: null,
    exponent: unit.exponent,
    latin: unit.ids[0]!,
    note: takesPlace ? reason : `${reason}, not counted`,
    extension: unit.extension,
  };
}

/** Makes the entry of something that adds nothing. */
export function uncountedEntry(
  unit: Unit,
  type: UncountedLetter["type"],
  char: string,
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
    latin: unit.ids[0] ?? null,
    note,
    extension: false,
  };
}

function noteOn(unit: Unit, rules: ReadingRules): string | null {
  if (unit.extension) return isCounted(unit, rules) ? "extension" : "extension, not counted";
  return unit.hint && `read as ${unit.ids.join("")}`;
}
