import { readWord } from "../numeration/reading/read-word.ts";
import type { LatinScheme } from "../numeration/reading/reading.ts";
import { isVowel } from "../numeration/script/is-vowel.ts";
import { CONSONANTS } from "../numeration/script/letters.data.ts";
import { isSign, type Syllable, type VowelInLine, weigh } from "./weigh.ts";

/** A line of a verse, between dandas or line ends. */
export interface Line {
  /** As typed. */
  readonly text: string;
  readonly syllables: readonly Syllable[];
  /** What was typed but is not weighed: digits, punctuation, and lines that name a speaker. */
  readonly passedOver: readonly string[];
}

const CONSONANT_IDS = new Set(CONSONANTS.map(({ latin }) => latin));

const VERSE_END = /[॥‖]|\|\||\/\/|\n\s*\n/;
const LINE_END = /[।|/\n]/;

/**
 * Splits a text into verses, and each verse into weighed lines.
 *
 * A double danda or an empty line ends a verse; a danda or a line end ends a line. `|` and `/` are
 * typed for the danda. Lines without a syllable, such as verse numbers, are left out.
 *
 * @param scheme How Latin letters are read; null if there are none.
 */
export function versesOf(text: string, scheme: LatinScheme | null): Line[][] {
  const normal = text.replaceAll(/\r\n?/g, "\n").normalize("NFC");
  return normal
    .split(VERSE_END)
    .map((verse) =>
      verse
        .split(LINE_END)
        .map((line) => phonesOf(line.trim(), scheme))
        .filter(({ vowels }) => vowels.length > 0)
        .map(({ text, vowels, opening, passedOver }, index, lines) => {
          const carried = text.endsWith("-") ? (lines[index + 1]?.opening ?? []) : [];
          return { text, syllables: weigh(vowels, opening, carried), passedOver };
        }),
    )
    .filter((lines) => lines.length > 0);
}

interface GrowingVowel extends VowelInLine {
  akshara: string;
  readonly letters: string[];
  readonly after: string[];
}

interface LinePhones {
  readonly text: string;
  readonly vowels: readonly VowelInLine[];
  /** The consonants before the first vowel. */
  readonly opening: readonly string[];
  readonly passedOver: readonly string[];
}

function phonesOf(text: string, scheme: LatinScheme | null): LinePhones {
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
