import type { LatinScheme } from "../letters/latin-schemes.ts";
import { CONSONANTS, isVowel } from "../letters/letters.ts";
import { readWord } from "../numeration/read-word.ts";
import { isSign, type Syllable, type VowelInLine, weigh } from "./weigh.ts";

/** A line of a verse, between dandas or line ends. */
export interface Line {
  /** As typed. */
  readonly text: string;
  readonly syllables: readonly Syllable[];
  /** What was typed but is not weighed: digits, punctuation, and lines that name a speaker. */
  readonly passedOver: readonly string[];
}

/** A line as it is heard, before its syllables are weighed. */
export interface HeardLine {
  readonly text: string;
  readonly vowels: readonly VowelInLine[];
  /** The consonants before the first vowel. */
  readonly opening: readonly string[];
  readonly passedOver: readonly string[];
}

const CONSONANT_IDS = new Set(CONSONANTS.map(({ latin }) => latin));

interface GrowingVowel extends VowelInLine {
  akshara: string;
  readonly letters: string[];
  readonly after: string[];
}

/**
 * Reads a line of text.
 *
 * @param scheme How Latin letters are read; null if there are none.
 */
export function hear(text: string, scheme: LatinScheme | null): HeardLine {
  const vowels: GrowingVowel[] = [];
  const opening: string[] = [];
  const passedOver: string[] = [];
  for (const word of text.replace(/-$/, "").split(/\s+/).filter(Boolean)) {
    const { breakdown } = readWord(word, scheme);
    const first = vowels.length;
    for (const id of breakdown.phones) {
      if (isVowel(id)) {
        const startsWord = vowels.length === first;
        vowels.push({ akshara: "", letters: [], vowel: id, startsWord, after: [] });
      } else if (isSign(id) || CONSONANT_IDS.has(id)) (vowels.at(-1)?.after ?? opening).push(id);
    }
    passedOver.push(
      ...breakdown.letters.filter(({ type }) => type === "other").map(({ char }) => char),
    );
    let at = first;
    for (const { text: written, consonants, vowel } of breakdown.syllables) {
      const akshara = vowels[vowel === null ? Math.max(at - 1, 0) : at++];
      if (akshara === undefined) continue;
      akshara.akshara += written;
      akshara.letters.push(...consonants);
      if (vowel !== null) akshara.letters.push(vowel, ...akshara.after.filter(isSign));
    }
  }
  return { text, vowels, opening, passedOver };
}

/** Lines as one that is recited without a pause: a hyphen at a line's end joins its word to the next. */
export function join(lines: readonly HeardLine[]): HeardLine {
  const [first, ...others] = lines as readonly [HeardLine, ...HeardLine[]];
  return others.reduce((whole, line) => {
    const last = whole.vowels.at(-1);
    const isWordContinued = whole.text.endsWith("-");
    const [next, ...rest] = line.vowels;
    return {
      text: `${whole.text}\n${line.text}`,
      vowels: [
        ...whole.vowels.slice(0, -1),
        ...(last ? [{ ...last, after: [...last.after, ...line.opening] }] : []),
        ...(next ? [{ ...next, startsWord: next.startsWord && !isWordContinued }] : []),
        ...rest,
      ],
      opening: last ? whole.opening : [...whole.opening, ...line.opening],
      passedOver: [...whole.passedOver, ...line.passedOver],
    };
  }, first);
}

/** Weighs lines that follow each other; a word that runs on into the next line closes a syllable. */
export function weighLines(lines: readonly HeardLine[]): Line[] {
  return lines.map(({ text, vowels, opening, passedOver }, index) => {
    const carried = text.endsWith("-") ? (lines[index + 1]?.opening ?? []) : [];
    return { text, syllables: weigh(vowels, opening, carried), passedOver };
  });
}
