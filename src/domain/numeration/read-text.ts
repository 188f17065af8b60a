import { DomainError } from "../domain-error.ts";
import { countWord } from "./count-word.ts";
import { schemeOf } from "./latin.ts";
import type { ChangedRules } from "./noted-word.ts";
import {
  DEFAULT_RULES,
  type LatinScheme,
  type ReadingRules,
  type TextReading,
  type WordReading,
} from "./reading.ts";
import type { Script } from "./script.ts";
import { spell } from "./spell.ts";
import { notesOn } from "./word-notes.ts";

/** The longest text that is read, in Unicode code points. */
export const MAX_TEXT_CODE_POINTS = 100;

/** Some of the rules; what is left out or undefined is as in {@link DEFAULT_RULES}. */
export type RuleChoices = {
  readonly [Rule in keyof ReadingRules]?: ReadingRules[Rule] | undefined;
};

// White space aside, a control character is never part of a text.
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u;

/**
 * Reads the words of a text as numbers by Aryabhata's rule: consonants add up to the next vowel,
 * which sets their place.
 *
 * Words are parted by white space. A part of a word in another script than the chosen one is read
 * in its own and noted; the chosen script decides nothing else. How Latin is read is decided once
 * for the whole text.
 *
 * @throws {DomainError} `text_too_long` beyond {@link MAX_TEXT_CODE_POINTS}.
 * @throws {DomainError} `text_not_well_formed` for half a surrogate pair or a control character.
 * @see Aryabhatiya, Gitikapada 2.
 *
 * @example
 * readText("ख्युघृ", "devanagari").total; // 4320000n, the Sun's revolutions in a yuga
 */
export function readText(text: string, script: Script, rules: RuleChoices = {}): TextReading {
  refuseUnreadable(text);
  const normal = text.normalize("NFC");
  const allRules = withDefaults(rules);
  const scheme = schemeOf(normal, allRules.scheme);
  const words = normal
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => readWord(word, script, scheme ?? "iast", allRules));
  return { words, scheme, total: words.reduce((sum, { value }) => sum + value, 0n) };
}

function withDefaults(rules: RuleChoices): ReadingRules {
  return {
    standaloneVowel: rules.standaloneVowel ?? DEFAULT_RULES.standaloneVowel,
    finalConsonant: rules.finalConsonant ?? DEFAULT_RULES.finalConsonant,
    extensions: rules.extensions ?? DEFAULT_RULES.extensions,
    anusvara: rules.anusvara ?? DEFAULT_RULES.anusvara,
    scheme: rules.scheme ?? DEFAULT_RULES.scheme,
  };
}

function refuseUnreadable(text: string) {
  // A code point has at most two UTF-16 units: a text of any size is refused without reading it.
  if (text.length > 2 * MAX_TEXT_CODE_POINTS || [...text].length > MAX_TEXT_CODE_POINTS) {
    throw new DomainError(
      "text_too_long",
      `Input exceeds ${MAX_TEXT_CODE_POINTS} character limit.`,
    );
  }
  if (!text.isWellFormed() || CONTROL.test(text)) {
    throw new DomainError(
      "text_not_well_formed",
      "The text holds characters that cannot be read; type it again or paste it as plain text.",
    );
  }
}

function readWord(
  word: string,
  chosen: Script,
  scheme: LatinScheme,
  rules: ReadingRules,
): WordReading {
  const recount = (text: string, changed: ChangedRules = {}) =>
    countWord(text.normalize("NFC"), changed.scheme ?? scheme, { ...rules, ...changed });
  const counted = recount(word);
  const { value, letters, syllables, phones } = counted;
  return {
    word,
    value,
    letters,
    notes: notesOn({ ...counted, word, chosen, scheme, rules, recount }),
    spellings: {
      devanagari: spell(phones, "devanagari"),
      latin: spell(phones, "latin"),
      kannada: spell(phones, "kannada"),
      telugu: spell(phones, "telugu"),
    },
    syllables,
  };
}
