import { SIGNS } from "../letters/signs.data.ts";
import type { Weight } from "./gana.ts";

/** Why a syllable has its weight; only `short` makes it light. */
type WeightRule = "long_vowel" | "anusvara" | "visarga" | "conjunct" | "final_consonant" | "short";

/** A syllable as it is spoken, and the akshara that writes its vowel. */
export interface Syllable {
  /** As typed; consonants without a vowel at the end of a word belong to it. */
  readonly akshara: string;
  /** IAST of the akshara's letters and signs. */
  readonly letters: readonly string[];
  /** IAST; consonants that close the syllable belong to it, those that open the next do not. */
  readonly spoken: string;
  readonly vowel: string;
  readonly weight: Weight;
  readonly rule: WeightRule;
  /** IAST of the consonants up to the next vowel. */
  readonly following: string;
  /** True for the first syllable of a word. */
  readonly startsWord: boolean;
}

/** A vowel with what was written and heard around it. */
export interface VowelInLine {
  readonly akshara: string;
  readonly letters: readonly string[];
  readonly vowel: string;
  readonly startsWord: boolean;
  /** Letters and signs, in IAST, between this vowel and the next one of the line. */
  readonly after: readonly string[];
}

const SHORT_VOWELS = new Set(["a", "i", "u", "ṛ", "ḷ", "ĕ", "ŏ"]);
const SIGN_IDS = new Set(SIGNS.map(({ latin }) => latin));
const VISARGAS = new Set(["ḥ", "ẖ", "ḫ"]);

export const isSign = (id: string): boolean => SIGN_IDS.has(id);

/**
 * Weighs the syllables of a line that is recited without a pause.
 *
 * A syllable is heavy if its vowel is long, or anusvāra, visarga or two consonants follow, or the
 * line ends in a consonant.
 *
 * @param opening IAST of the consonants before the first vowel.
 * @param carried IAST of the consonants that open the next line, where a word runs on into it.
 * @see Panini, Ashtadhyayi 1.4.10 to 12.
 */
export function weigh(
  vowels: readonly VowelInLine[],
  opening: readonly string[],
  carried: readonly string[],
): Syllable[] {
  let onset = opening.join("");
  return vowels.map(({ akshara, letters, vowel, startsWord, after }, index) => {
    const consonants = after.filter((id) => !isSign(id));
    const signs = after.filter((id) => isSign(id) && id !== "'");
    const isLast = index === vowels.length - 1;
    if (isLast) consonants.push(...carried);
    const isEnd = isLast && carried.length === 0;
    const rule = ruleFor(vowel, signs, consonants.length, isEnd);
    // The first of several consonants closes the syllable; a single one opens the next.
    const closing = isEnd ? consonants : consonants.slice(0, consonants.length > 1 ? 1 : 0);
    const spoken = `${onset}${vowel}${signs.join("")}${closing.join("")}`;
    onset = consonants.slice(closing.length).join("");
    return {
      akshara,
      letters,
      spoken,
      vowel,
      weight: rule === "short" ? "L" : "G",
      rule,
      following: consonants.join(""),
      startsWord,
    };
  });
}

function ruleFor(
  vowel: string,
  signs: readonly string[],
  consonants: number,
  isEnd: boolean,
): WeightRule {
  if (!SHORT_VOWELS.has(vowel)) return "long_vowel";
  if (signs.includes("ṃ")) return "anusvara";
  if (signs.some((sign) => VISARGAS.has(sign))) return "visarga";
  if (isEnd && consonants > 0) return "final_consonant";
  return consonants > 1 ? "conjunct" : "short";
}
