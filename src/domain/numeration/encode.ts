import { type Script, VOWELS } from "../letters/letters.ts";
import { type SpelledSyllable, spellSyllables } from "../letters/spell.ts";
import { type Cluster, clusterFor, otherClustersFor } from "./encoding/clusters.ts";
import { shortestCoefficients } from "./encoding/shortest-coefficients.ts";
import { knownWordsFor } from "./known-words.ts";
import { NumerationError } from "./numeration-error.ts";
import { readText } from "./read-text.ts";

type Form = readonly SpelledSyllable[];

/** A word whose value is the requested number. */
interface EncodedWord {
  readonly word: string;
  readonly syllables: Form;
  /** Number of consonants and vowels, including an inherent a. */
  readonly letters: number;
  /** True for the word of one syllable per pair of digits, the lowest pair first. */
  readonly canonical: boolean;
  /** What the word stands for in the literature, unless it is composed here. */
  readonly known?: string;
}

/** The largest number for which every pair of digits has a vowel. */
export const LARGEST_ENCODABLE = 10n ** 18n - 1n;

const MOST_WORDS = 8;
const MOST_VARIANTS = 3;

const PLACE_VOWELS = [0, 2, 4, 6, 8, 10, 12, 14, 16].map(
  (exponent) => VOWELS.find((vowel) => !vowel.extension && vowel.exponent === exponent)!.latin,
);

/**
 * Finds words for a number: those of the literature first, then the shortest (fewest letters, then
 * fewest syllables). Each reads back as exactly that number.
 *
 * The first word composed here is as short as a word of the 33 letters can be when every vowel has
 * a consonant; the canonical word is always among them.
 *
 * @throws {DomainError} `number_out_of_range` unless 1 ≤ number ≤ 10^18 − 1.
 *
 * @example
 * encode(4_320_000n, "latin")[0]?.word; // "khyughṛ", the Sun's revolutions in a yuga
 */
export function encode(number: bigint, script: Script): EncodedWord[] {
  const pairs = pairsOfDigits(number);
  const clusters = pairs.map(clusterFor);
  const canonical = syllablesOf(clusters);
  const composed = [
    canonical,
    syllablesOf(shortestCoefficients(pairs).map(clusterFor)),
    ...variantsOf(clusters, pairs),
    canonical.toReversed(),
    canonical.flatMap(withOwnVowels),
  ].toSorted(byLength);

  const forms = [
    ...knownWordsFor(number).map(({ latin, meaning }) => ({
      syllables: syllablesIn(latin),
      known: meaning,
    })),
    ...composed.map((syllables) => ({ syllables })),
  ];

  const byRule = spellSyllables(canonical, script);
  const words = new Map<string, EncodedWord>();
  for (const { syllables, ...known } of forms) {
    const word = spellSyllables(syllables, script);
    if (words.has(word)) continue;
    const letters = lettersIn(syllables);
    words.set(word, { word, syllables, letters, canonical: word === byRule, ...known });
  }
  return [...words.values()].slice(0, MOST_WORDS);
}

// The lowest pair first: the coefficients of 1, 100 … 10^16.
function pairsOfDigits(number: bigint): number[] {
  if (number < 1n || number > LARGEST_ENCODABLE) {
    throw new NumerationError(
      "number_out_of_range",
      "Choose a whole number from 1 to 999,999,999,999,999,999: the system writes no zero and nothing negative, and its nine vowels give place to eighteen digits.",
    );
  }

  const digits = number.toString().padStart(2 * PLACE_VOWELS.length, "0");
  return digits.match(/../g)!.map(Number).reverse();
}

function syllablesOf(clusterByPlace: readonly Cluster[]): Form {
  return clusterByPlace.flatMap((consonants, place) =>
    consonants.length === 0 ? [] : [{ consonants, vowel: PLACE_VOWELS[place]! }],
  );
}

// The canonical word with one cluster replaced; replacements that add no letter come first.
function variantsOf(clusters: readonly Cluster[], pairs: readonly number[]): Form[] {
  const places = [...clusters.keys()].sort(
    (left, right) => clusters[right]!.length - clusters[left]!.length,
  );
  return [0, 1, 2]
    .flatMap((rank) =>
      places.map((place) => ({ place, other: otherClustersFor(pairs[place]!)[rank] })),
    )
    .filter(({ other }) => other)
    .slice(0, MOST_VARIANTS)
    .map(({ place, other }) => syllablesOf(clusters.with(place, other!)));
}

function syllablesIn(latin: string): Form {
  const { syllables } = readText(latin, "latin").words[0]!;
  return syllables.map(({ consonants, vowel }) => ({ consonants, vowel }));
}

function withOwnVowels({ consonants, vowel }: SpelledSyllable): Form {
  return consonants.map((consonant) => ({ consonants: [consonant], vowel }));
}

function lettersIn(form: Form): number {
  return form.reduce((letters, { consonants }) => letters + consonants.length + 1, 0);
}

function byLength(left: Form, right: Form): number {
  return lettersIn(left) - lettersIn(right) || left.length - right.length;
}
