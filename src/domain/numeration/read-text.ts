import { schemeOf } from "../letters/latin.ts";
import type { LatinScheme } from "../letters/latin-schemes.ts";
import type { Script } from "../letters/letters.ts";
import { scan, scanPlain } from "../letters/scan.ts";
import { textLength } from "../letters/text-length.ts";
import { NumerationError } from "./numeration-error.ts";
import { ReadWord } from "./read-word.ts";
import {
  DEFAULT_RULES,
  MAX_TEXT_CODE_POINTS,
  type ReadingRules,
  type TextReading,
} from "./reading.ts";

/** Some of the rules. A missing or undefined rule is as in {@link DEFAULT_RULES}. */
export type RuleChoices = {
  readonly [Rule in keyof ReadingRules]?: ReadingRules[Rule] | undefined;
};

// No control character except white space is allowed in a text.
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u;

/**
 * Reads the words of a text as numbers by Aryabhata's rule: consonants add up to the next vowel,
 * which sets their place.
 *
 * White space separates words. A part of a word that is not in the chosen script is read in its own
 * script and noted; the chosen script has no other effect. How Latin is read is decided once for
 * the whole text.
 *
 * @throws {DomainError} `text_too_long` beyond {@link MAX_TEXT_CODE_POINTS}.
 * @throws {DomainError} `text_not_well_formed` for half a surrogate pair or a control character.
 * @see Aryabhatiya, Gitikapada 2.
 *
 * @example
 * readText("ख्युघृ", "devanagari").total; // 4320000n, the Sun's revolutions in a yuga
 */
export function readText(text: string, script: Script, rules: RuleChoices = {}): TextReading {
  // A plain text is in normal form C: its length is that of the limit, and need not be counted.
  if (text.length > MAX_TEXT_CODE_POINTS) refuseTooLong(text);
  const allRules = withDefaults(rules);
  return readPlain(text, script, allRules) ?? readPrepared(text, script, allRules);
}

// A fast path: most texts are one word of one script, with nothing unusual in it.
function readPlain(text: string, chosen: Script, rules: ReadingRules): TextReading | null {
  let scheme: LatinScheme | null = null;
  let units = scanPlain(text, scheme);
  if (units === null) {
    scheme = schemeOf(text, rules.scheme);
    units = scheme && scanPlain(text, scheme);
  }
  if (units === null || units.length === 0) return null;
  const word = new ReadWord(text, units, { chosen, scheme, rules });
  return { words: [word], scheme, total: word.value };
}

function readPrepared(text: string, chosen: Script, rules: ReadingRules): TextReading {
  refuseTooLong(text);
  refuseUnreadable(text);
  const normal = text.normalize("NFC");
  const scheme = schemeOf(normal, rules.scheme);
  const words = normal
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => new ReadWord(word, scan(word, scheme), { chosen, scheme, rules }));
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

function refuseTooLong(text: string) {
  // Normal form C makes at most three characters of one, of which few have two UTF-16 units, and one
  // of at most four: only a text between needs to be counted.
  const { length } = text;
  if (3 * length <= MAX_TEXT_CODE_POINTS) return;
  if (length > 8 * MAX_TEXT_CODE_POINTS || textLength(text) > MAX_TEXT_CODE_POINTS) {
    throw new NumerationError(
      "text_too_long",
      `Input exceeds ${MAX_TEXT_CODE_POINTS} character limit.`,
    );
  }
}

function refuseUnreadable(text: string) {
  if (!text.isWellFormed() || CONTROL.test(text)) {
    throw new NumerationError(
      "text_not_well_formed",
      "The text holds characters that cannot be read; type it again or paste it as plain text.",
    );
  }
}
