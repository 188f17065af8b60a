import type { Unit } from "../../letters/units.ts";
import type {
  ConsonantLetter,
  StandaloneVowel,
  UncountedLetter,
  VowelOfConsonants,
} from "../reading.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The entry of a consonant whose vowel is still to come. */
export type HeldConsonant = Mutable<ConsonantLetter>;

const PLACES: readonly bigint[] = Array.from(
  { length: 17 },
  (_, exponent) => 10n ** BigInt(exponent),
);

const placeOf = ({ exponent }: Unit, times: 0 | 1): bigint => (times ? PLACES[exponent]! : 0n);

/** Makes the entry of a consonant. */
export function consonantEntry(unit: Unit, char: string, value: number): HeldConsonant {
  return {
    char,
    type: "consonant",
    value: BigInt(value),
    ...(unit.ids.length === 1 && { latin: unit.ids[0]! }),
    ...noteOn(unit, value > 0),
    extension: unit.extension,
  };
}

/** Makes the entry of the vowel that closes a cluster. */
export function vowelEntry(
  unit: Unit,
  char: string,
  cluster: string,
  sum: number,
  times: 0 | 1,
): VowelOfConsonants {
  const place = placeOf(unit, times);
  const isWritten = unit.width > 0;
  return {
    char: isWritten ? char : unit.letter,
    type: isWritten ? "vowel_for_consonant" : "implicit_vowel",
    value: place,
    vowel: unit.letter,
    consonant: cluster,
    consonantSumAtVowel: BigInt(sum) * place,
    exponent: unit.exponent,
    latin: unit.ids[0]!,
    ...noteOn(unit, times === 1),
    extension: unit.extension,
  };
}

/** Makes the entry of a vowel without a consonant. */
export function standaloneEntry(
  unit: Unit,
  char: string,
  times: 0 | 1,
  takesPlace: boolean,
): StandaloneVowel {
  const reason = unit.dependent ? "vowel sign without a consonant" : "outside Āryabhaṭa's rule";
  return {
    char,
    type: "standalone_vowel",
    value: placeOf(unit, times),
    vowel: unit.letter,
    exponent: unit.exponent,
    latin: unit.ids[0]!,
    note: takesPlace ? reason : `${reason}, not counted`,
    extension: unit.extension,
  };
}

/** Makes the entry of something that adds nothing. */
export function uncountedEntry(
  { ids: [id], note }: Unit,
  type: UncountedLetter["type"],
  char: string,
): UncountedLetter {
  return { char, type, value: 0n, ...(id && { latin: id }), note, extension: false };
}

function noteOn(unit: Unit, isCounted: boolean): { note?: string } {
  if (unit.extension) return { note: isCounted ? "extension" : "extension, not counted" };
  return unit.hint ? { note: `read as ${unit.ids.join("")}` } : {};
}
