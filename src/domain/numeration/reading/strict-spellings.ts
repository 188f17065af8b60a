import { CONSONANTS, isVowel, type Script } from "../../letters/letters.ts";
import { spell } from "../../letters/spell.ts";

const CONSONANT_IDS = new Set(CONSONANTS.map(({ latin }) => latin));

// A form of two characters is that of a letter of the rule, with a nukta that is not read.
const LACKING: Readonly<Record<Script, ReadonlySet<string>>> = {
  latin: new Set(),
  devanagari: lettersWithoutFormIn("devanagari"),
  kannada: lettersWithoutFormIn("kannada"),
  telugu: lettersWithoutFormIn("telugu"),
};

/**
 * Spells a reading in each script under the rule that extensions count nothing. A script without such
 * a letter would show one that counts: it leaves the letter out, and a vowel that nothing else takes.
 */
export function strictSpellings(phones: readonly string[]): Record<Script, string> {
  const inScript = (script: Script) => spell(writable(phones, LACKING[script]), script);
  return {
    devanagari: inScript("devanagari"),
    latin: inScript("latin"),
    kannada: inScript("kannada"),
    telugu: inScript("telugu"),
  };
}

function writable(phones: readonly string[], lacking: ReadonlySet<string>): readonly string[] {
  let isVowelLess = false;
  return phones.filter((phone, at) => {
    const isFirst = !CONSONANT_IDS.has(phones[at - 1] ?? "");
    if (lacking.has(phone)) {
      isVowelLess ||= isFirst;
      return false;
    }
    const isLeftOut = isVowelLess && isVowel(phone);
    isVowelLess = false;
    return !isLeftOut;
  });
}

function lettersWithoutFormIn(script: Exclude<Script, "latin">): ReadonlySet<string> {
  return new Set(
    CONSONANTS.filter((letter) => letter[script]?.length !== 1).map(({ latin }) => latin),
  );
}
