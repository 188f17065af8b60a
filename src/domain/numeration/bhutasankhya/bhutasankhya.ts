import { endingsOf } from "./endings.ts";
import { jointsOf } from "./sandhi.ts";
import { phonesOf, STEMS, type Stem, type WordNumeral } from "./word-numerals.ts";

/** A compound of word numerals, read as a number. */
export interface BhutasankhyaReading {
  /** In the order of the compound: the first gives the lowest place. */
  readonly numerals: readonly WordNumeral[];
  /** The digits from the last word to the first, leading zeros kept. */
  readonly text: string;
  readonly value: bigint;
}

// Words at the end of a compound that say what is done with the number or what it counts.
const FOLLOWERS: readonly Stem[] =
  "hata guṇita nighna ghna āhata bhakta vibhakta hṛta mita sammita pramita saṅkhya saṅkhyaka tulya abda varṣa śāka vatsara"
    .split(" ")
    .map((word) => ({ phones: phonesOf(word), numerals: [] }));

const BY_INITIAL = Map.groupBy([...STEMS, ...FOLLOWERS], ({ phones }) => phones[0]!);
const MOST_READINGS = 12;
// Longer than any number in words; the longest known, Mādhava's, has 48 letters.
const MOST_PHONES = 300;
// The maximum number of phones that a joint or an ending removes from a stem.
const LONGEST_DROP = 2;

/**
 * Reads a word as a compound of word numerals, from right to left: all ways to split it in which
 * every part is in the table. Empty if there is none, and for a word of more than 300 letters.
 *
 * The likelier readings come first: those whose words have more sources. Returns at most
 * {@link MOST_READINGS}.
 *
 * @param phones IAST, letter by letter; a hyphen may stand between words.
 * @param fewest The minimum number of words in a number. Two often occur together by chance:
 * devesha, lord of gods.
 * @see S. R. Sarma, Ganita Bharati 31 (2009), on the maxim aṅkānāṃ vāmato gatiḥ, figures go left.
 *
 * @example
 * bhutasankhya([..."bh a n a n d ā g n i".split(" ")])[0]?.value; // 3927n: bha 27, nanda 9, agni 3
 */
export function bhutasankhya(phones: readonly string[], fewest: number): BhutasankhyaReading[] {
  if (phones.length > MOST_PHONES) return [];
  return new Splitter(phones)
    .splits()
    .map((stems) => stems.filter(({ numerals }) => numerals.length > 0))
    .filter((stems) => stems.length >= fewest)
    .flatMap(valuesOf)
    .toSorted(likelierFirst)
    .slice(0, MOST_READINGS)
    .map((numerals) => {
      const text = numerals
        .map(({ value }) => value)
        .reverse()
        .join("");
      return { numerals, text, value: BigInt(text) };
    });
}

type Split = readonly Stem[];

/** Splits a word into stems by undoing the sandhi at each joint. */
class Splitter {
  readonly #phones: readonly string[];
  // The key is position, stem and whether the first phone is already taken: the rest depends on
  // nothing else.
  readonly #found = new Map<string, readonly Split[]>();

  constructor(phones: readonly string[]) {
    this.#phones = phones;
  }

  splits(): Split[] {
    return (BY_INITIAL.get(this.#phones[0] ?? "") ?? [])
      .filter(({ numerals }) => numerals.length > 0)
      .flatMap((stem) => this.#from(0, stem, 0));
  }

  // The ways to read the word from `at` on as this stem, without its first `taken` phones, and more.
  #from(at: number, stem: Stem, taken: number): readonly Split[] {
    const { phones } = stem;
    const isFixed = taken < phones.length - LONGEST_DROP;
    if (isFixed && phones[taken] !== this.#phones[at]) return [];
    const key = `${at} ${taken} ${phones.join("")}`;
    const known = this.#found.get(key);
    if (known) return known;
    const splits = [...this.#ended(at, stem, taken), ...this.#joined(at, stem, taken)];
    this.#found.set(key, splits);
    return splits;
  }

  #ended(at: number, { phones, numerals }: Stem, taken: number): Split[] {
    const isEnd = endingsOf(phones.at(-1)!).some((ending) => {
      const rest = [...phones.slice(taken, phones.length - ending.drop), ...ending.phones];
      return rest.length === this.#phones.length - at && this.#holds(at, rest);
    });
    return isEnd ? [[{ phones, numerals }]] : [];
  }

  #joined(at: number, stem: Stem, taken: number): Split[] {
    const { phones, numerals } = stem;
    if (numerals.length === 0) return [];
    const splits: Split[] = [];
    for (const [initial, nexts] of BY_INITIAL) {
      for (const { drop, between, take } of jointsOf(phones.at(-1)!, initial)) {
        const kept = phones.length - drop;
        if (kept < taken) continue;
        const head = [...phones.slice(taken, kept), ...between];
        if (!this.#holds(at, head)) continue;
        for (const next of nexts) {
          const tails = this.#from(at + head.length, next, take);
          splits.push(...tails.map((tail) => [stem, ...tail]));
          if (splits.length > MOST_READINGS) return splits;
        }
      }
    }
    return splits;
  }

  #holds(at: number, phones: readonly string[]): boolean {
    return phones.every((phone, index) => this.#phones[at + index] === phone);
  }
}

// Every choice among the values of the words; the rarer values come later.
function valuesOf(stems: Split): WordNumeral[][] {
  return stems.reduce<WordNumeral[][]>(
    (chosen, { numerals }) =>
      chosen
        .flatMap((before) => numerals.map((numeral) => [...before, numeral]))
        .slice(0, MOST_READINGS),
    [[]],
  );
}

// What seems to be one word twice in a row is more often a longer word: dharādhara, a mountain, and
// not dharā twice. Then the word with the fewest sources decides, then all of them.
const likelierFirst = (one: Numerals, other: Numerals): number =>
  repeats(one) - repeats(other) ||
  fewestSources(other) - fewestSources(one) ||
  meanSources(other) - meanSources(one);

type Numerals = readonly WordNumeral[];

const repeats = (numerals: Numerals) =>
  numerals.filter(({ word }, at) => word === numerals[at + 1]?.word).length;

const fewestSources = (numerals: Numerals) =>
  Math.min(...numerals.map(({ sources }) => sources.length));

const meanSources = (numerals: Numerals) =>
  numerals.reduce((sum, { sources }) => sum + sources.length, 0) / numerals.length;
