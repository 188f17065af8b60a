import { mayBeLight } from "#domain/prosody/quarters.ts";
import type { Syllable } from "#domain/prosody/weigh.ts";

/** Why a syllable has its weight: in two words, as a title, as a sentence, and by which rule. */
export interface WeightReason {
  readonly brief: string;
  readonly title: string;
  readonly sentence: string;
  /** The rule's own words in IAST, and where they stand. */
  readonly rule: { readonly words: string; readonly source: string };
}

const PANINI = "Aṣṭādhyāyī";
const AT_END = { words: "vā pādānte", source: "Vṛttaratnākara 1.9" };
const SIGNED = { words: "sānusvāro visargānto", source: "Vṛttaratnākara 1.9" };

/** Explains the weight of a syllable; `isLast` of a quarter, where either weight may stand. */
export function reasonFor(syllable: Syllable, isLast: boolean): WeightReason {
  const { vowel, following, spoken, rule } = syllable;
  switch (rule) {
    case "long_vowel":
      return {
        brief: `long ${vowel}`,
        title: "Heavy, because its vowel is long.",
        sentence: `${vowel} lasts two beats by itself.`,
        rule: { words: "dīrghaṃ ca", source: `${PANINI} 1.4.12` },
      };
    case "anusvara":
      return {
        brief: "anusvāra",
        title: "Heavy, because anusvāra follows.",
        sentence: `${vowel} is short, but the sound through the nose closes the syllable: ${spoken}.`,
        rule: SIGNED,
      };
    case "visarga":
      return {
        brief: "visarga",
        title: "Heavy, because visarga follows.",
        sentence: `${vowel} is short, but the breath after it closes the syllable: ${spoken}.`,
        rule: SIGNED,
      };
    case "conjunct":
      return {
        brief: `before ${following}`,
        title: "Heavy, because two consonants follow.",
        sentence: `${vowel} is short, but of ${following} the first consonant closes the syllable: ${spoken}.${mayBeLight(syllable) ? ` Before ${following} poets may also count it as light (Apte, appendix 1).` : ""}`,
        rule: { words: "saṃyoge guru", source: `${PANINI} 1.4.11` },
      };
    case "final_consonant":
      return {
        brief: `ends in ${following}`,
        title: "Heavy, because the line ends in a consonant.",
        sentence: `${vowel} is short, but ${following} closes the syllable: ${spoken}.`,
        rule: AT_END,
      };
    case "short":
      return {
        brief: `short ${vowel}`,
        title: isLast ? "Light; here it may count as heavy." : "Light.",
        sentence: isLast
          ? `${vowel} is short. At the end of a quarter a light syllable may stand for a heavy one.`
          : `${vowel} is short, and at most one consonant stands before the next vowel.`,
        rule: isLast ? AT_END : { words: "hrasvaṃ laghu", source: `${PANINI} 1.4.10` },
      };
  }
}
