import { schemeOf } from "../letters/latin.ts";
import type { LatinScheme } from "../letters/latin-schemes.ts";
import { endingsOf } from "./bhutasankhya/endings.ts";
import { jointsOf } from "./bhutasankhya/sandhi.ts";
import { readWord } from "./read-word.ts";
import { DEFAULT_RULES } from "./reading.ts";
import { attestation, phonesOf, STEMS, type Stem, type WordNumeral } from "./word-numerals.ts";

/** A compound of word numerals, read as a number. */
export interface BhutasankhyaReading {
  /** In the order of the compound: the first gives the lowest place. */
  readonly numerals: readonly WordNumeral[];
  /** The numbers that stand beside each other, in the same order; repeated ones as often as they do. */
  readonly places: readonly number[];
  /** The digits from the last word to the first, leading zeros kept. A sum or difference has its own. */
  readonly text: string;
  /** The numbers that are added or subtracted, in the order of the compound; mostly one. */
  readonly terms: readonly Term[];
  readonly value: bigint;
}

/** A number of a compound, and how it is combined with what stands before it. */
interface Term {
  /** Null for the first; rūpona-veda is veda minus rūpa. */
  readonly operation: Operation | null;
  readonly places: readonly number[];
}

type Operation = "plus" | "minus";

// Words at the end of a compound that say what is done with the number or what it counts.
const FOLLOWERS: readonly Stem[] =
  "hata guṇita nighna ghna āhata bhakta vibhakta hṛta mita sammita pramita saṅkhya tulya abda varṣa śāka vatsara"
    .split(" ")
    .map((word) => ({ phones: phonesOf(word), numerals: [], isNumberName: false }));

// Words that join two numbers: increased by the first, or lacking it, is the second.
const OPERATIONS: ReadonlyMap<Stem, Operation> = new Map([
  ...operators("plus", "yukta yuta saṃyuta adhika"),
  ...operators("minus", "ūna hīna rahita"),
]);

function operators(operation: Operation, words: string): [Stem, Operation][] {
  return words
    .split(" ")
    .map((word) => [{ phones: phonesOf(word), numerals: [], isNumberName: true }, operation]);
}

const BY_INITIAL = Map.groupBy(
  [...STEMS, ...FOLLOWERS, ...OPERATIONS.keys()],
  ({ phones }) => phones[0]!,
);
const MOST_READINGS = 12;
// Longer than any number in words; the longest known, Mādhava's, has 48 letters.
const MOST_PHONES = 300;
// The maximum number of phones that a joint or an ending removes from a stem.
const LONGEST_DROP = 2;

/**
 * Reads a word as a compound of word numerals, from right to left: all ways to split it in which
 * every part is in the table. Empty if there is none, and for a word of more than 300 letters.
 *
 * The likelier readings come first: those of fewer and so longer words, then those whose words
 * are better attested. Returns at most {@link MOST_READINGS}.
 *
 * @param phones IAST, letter by letter; a hyphen may stand between words.
 * @param fewest The minimum number of words in a number. Two often occur together by chance:
 * devesha, lord of gods.
 * @see S. R. Sarma, Ganita Bharati 31 (2009), on the maxim aṅkānāṃ vāmato gatiḥ, figures go left.
 *
 * @example
 * bhutasankhya([..."bh a n a n d ā g n i".split(" ")])[0]?.value; // 3927n: bha 27, nanda 9, agni 3
 */
function bhutasankhya(phones: readonly string[], fewest: number): BhutasankhyaReading[] {
  if (phones.length > MOST_PHONES) return [];
  return new Splitter(phones)
    .splits()
    .filter((stems) => stems.filter(({ numerals }) => numerals.length > 0).length >= fewest)
    .flatMap(readingsOf)
    .toSorted((one, other) => likelierFirst(one.numerals, other.numerals))
    .slice(0, MOST_READINGS);
}

// Kannada and Telugu, and much of Devanagari, write the nasal before a stop as anusvara.
const RULES = { ...DEFAULT_RULES, anusvara: "nasal" } as const;

/**
 * Reads a word of any of the four scripts as a compound of word numerals; see {@link bhutasankhya}.
 *
 * @param asked How Latin letters are read, where the word is one of a longer text.
 *
 * @example
 * readBhutasankhya("खबाणसूर्य")[0]?.value; // 1250n: kha 0, bāṇa 5, sūrya 12
 */
export function readBhutasankhya(
  text: string,
  fewest = 3,
  asked: LatinScheme | "auto" = "auto",
): BhutasankhyaReading[] {
  const { phones } = readWord(text, schemeOf(text.normalize("NFC"), asked), RULES).breakdown;
  return bhutasankhya(phones, fewest);
}

/** The readings of a split, with every choice among the values of its words. */
function readingsOf(stems: Split): BhutasankhyaReading[] {
  const parts: { operation: Operation | null; stems: Stem[] }[] = [{ operation: null, stems: [] }];
  for (const stem of stems) {
    const operation = OPERATIONS.get(stem);
    if (operation) parts.push({ operation, stems: [] });
    else if (stem.numerals.length > 0) parts.at(-1)!.stems.push(stem);
  }
  // At the end such a word says what is done with the number, as multiplied does.
  if (parts.at(-1)!.stems.length === 0) parts.pop();
  const choices = parts.reduce<Chosen[][]>(
    (before, part) =>
      before
        .flatMap((chosen) => valuesOf(part.stems).map((numerals) => [...chosen, numerals]))
        .slice(0, MOST_READINGS),
    [[]],
  );
  return choices.flatMap((chosen) => {
    const terms = chosen.map((numerals, at) => ({
      operation: parts[at]!.operation,
      places: placesOf(numerals),
    }));
    const value = terms.reduce(combined, 0n);
    const [first] = terms;
    if (value < 0n || terms.some(({ places }) => places.length === 0)) return [];
    const text = terms.length === 1 ? digitsOf(first!) : `${value}`;
    const places = terms.flatMap((term) => term.places);
    return [{ numerals: chosen.flat(), places, text, terms, value }];
  });
}

const digitsOf = ({ places }: Term): string => places.toReversed().join("");

function combined(before: bigint, term: Term): bigint {
  const number = BigInt(digitsOf(term) || "0");
  return term.operation === "minus" ? number - before : number + before;
}

type Split = readonly Stem[];
type Chosen = readonly WordNumeral[];

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
    if (!this.#holds(at, phones.slice(taken, phones.length - LONGEST_DROP))) return [];
    const key = `${at} ${taken} ${phones.join("")}`;
    const known = this.#found.get(key);
    if (known) return known;
    const splits = [...this.#ended(at, stem, taken), ...this.#joined(at, stem, taken)]
      .toSorted((one, other) => plainWords(one) - plainWords(other))
      .slice(0, MOST_READINGS);
    this.#found.set(key, splits);
    return splits;
  }

  #ended(at: number, stem: Stem, taken: number): Split[] {
    const { phones, isNumberName } = stem;
    const rest = this.#phones.length - at;
    const isEnd = endingsOf(phones.at(-1)!, !isNumberName).some((ending) => {
      const kept = phones.length - ending.drop;
      if (kept < taken || kept - taken + ending.phones.length !== rest) return false;
      return this.#holds(at, [...phones.slice(taken, kept), ...ending.phones]);
    });
    return isEnd ? [[stem]] : [];
  }

  #joined(at: number, stem: Stem, taken: number): Split[] {
    const { phones, numerals } = stem;
    if (numerals.length === 0 && !OPERATIONS.has(stem)) return [];
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
        }
      }
    }
    return splits;
  }

  #holds(at: number, phones: readonly string[]): boolean {
    return phones.every((phone, index) => this.#phones[at + index] === phone);
  }
}

// Every choice among the values of the words; the rarer values come later. What is repeated must
// stand before, and not be a repetition itself.
function valuesOf(stems: Split): Chosen[] {
  return stems.reduce<Chosen[]>(
    (chosen, { numerals }) =>
      chosen
        .flatMap((before) =>
          numerals
            .filter(({ isRepeat }) => !isRepeat || before.at(-1)?.isRepeat === false)
            .map((numeral) => [...before, numeral]),
        )
        .slice(0, MOST_READINGS),
    [[]],
  );
}

const placesOf = (numerals: Chosen): number[] =>
  numerals.flatMap(({ value, isRepeat }, at) =>
    isRepeat ? Array<number>(value - 1).fill(numerals[at - 1]!.value) : [value],
  );

// A long word that could be parted is rather one: bhūdhara, a mountain, than bhū and dharā. A number's
// own name does not count, because it may well be a digit of its own: in Mādhava's circle, triguṇa is
// tri and guṇa.
const plainWords = (words: readonly { readonly isNumberName: boolean }[]): number =>
  words.filter(({ isNumberName }) => !isNumberName).length;

// No number begins with 0: khakharandhra is 900, not 000. Then the words decide, then whole names, then what is
// repeated, then the word that is least attested, then all of them.
const likelierFirst = (one: Chosen, other: Chosen): number =>
  leadingZeros(one) - leadingZeros(other) ||
  plainWords(one) - plainWords(other) ||
  partedNames(one) - partedNames(other) ||
  unlikelyRepeats(one) - unlikelyRepeats(other) ||
  leastAttested(other) - leastAttested(one) ||
  totalAttested(other) / other.length - totalAttested(one) / one.length;

// A name such as ekanavati, 91, is meant whole, and not as eka 1 before navati 90.
const partedNames = (numerals: Chosen): number =>
  numerals.filter(
    (tens, at) =>
      isName(tens) &&
      tens.value % 10 === 0 &&
      isName(numerals[at - 1]) &&
      numerals[at - 1]!.value < 10,
  ).length;

const isName = (numeral: WordNumeral | undefined) =>
  numeral?.isNumberName === true && !numeral.isRepeat && numeral.value > 0;

const leadingZeros = (numerals: Chosen) => Number(placesOf(numerals).at(-1) === 0);

// The Surya Siddhanta repeats zeros alone; its rasaṣaṭka is 66, and not six sixes.
const unlikelyRepeats = (numerals: Chosen) =>
  numerals.reduce((sum, { isRepeat }, at) => {
    if (!isRepeat) return sum;
    return numerals[at - 1]!.value === 0 ? sum - 1 : sum + 1;
  }, 0);

const leastAttested = (numerals: Chosen) => Math.min(...numerals.map(attestation));

const totalAttested = (numerals: Chosen) =>
  numerals.reduce((sum, numeral) => sum + attestation(numeral), 0);
