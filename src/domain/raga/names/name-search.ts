import { nameKey } from "../../letters/name-key.ts";

/** Longer than any name in any script. */
const MOST_CHARACTERS = 100;

/** One typing mistake is allowed for every this many letters typed. */
const LETTERS_PER_SLIP = 5;
const MOST_SLIPS = 2;

/** Keys of the words raga, mela, melakarta and thaat. */
const KINDS = new Set("rag raga ragam ragamu mela melam melakarta tat tata".split(" "));

/** Whether a word says what is searched, as raga and thaat do: it is typed beside a name. */
export const isKind = (word: string): boolean => KINDS.has(nameKey(word));

/** A search over things with several names each. */
interface NameSearch {
  /**
   * The places in the list, best match first, of those with such a name; if no name contains the
   * text, those with the most similar names.
   */
  find(text: string): readonly number[];
  /** Whether a thing has this name, or one that begins with it. */
  has(text: string): boolean;
}

/**
 * Makes a search over things with several names each: by a name in any usual spelling, romanised or in
 * Devanagari, Kannada or Telugu.
 *
 * @example
 * nameSearch([["Bilahari"], ["Bowli", "Bauli"]]).find("बौलि"); // [1]
 */
export function nameSearch(names: readonly (readonly string[])[]): NameSearch {
  const keysOf = names.map((own) => [...new Set(own.map(nameKey))]);
  return {
    find(text) {
      if (text.length > MOST_CHARACTERS) return [];
      const key = keyOf(text);
      if (key === "") return [];
      const spoken = spokenKey(text, key);
      const containing = ranked(keysOf, (name) => (name === spoken ? 0 : rankOf(key, name)));
      return containing.length > 0 ? containing : nearest(keysOf, key);
    },
    has(text) {
      const key = text.length > MOST_CHARACTERS ? "" : keyOf(text);
      const spoken = spokenKey(text, key);
      const isNamed = (name: string) => name === spoken || name.startsWith(key);
      return key !== "" && keysOf.some((keys) => keys.some(isNamed));
    },
  };
}

function keyOf(text: string): string {
  const named = text.split(/\s+/).filter((word) => !isKind(word));
  return nameKey(named.join(" ")) || nameKey(text);
}

/**
 * The key of a name as another language speaks its end. Hindi drops the a of a name in an Indian
 * script, यमन is Yaman; in Latin letters Tamil has ai for it, Nattai is Nata.
 */
export const spokenKey = (text: string, key: string): string =>
  /\p{Script=Latin}/u.test(text) || !/\p{L}/u.test(text)
    ? key.replace(/ai$/, "a")
    : key.replace(/a$/, "");

// 0 for the whole name, 1 for its beginning, 2 for a part.
function rankOf(key: string, name: string): number {
  if (name === key) return 0;
  const at = name.indexOf(key);
  return at < 0 ? Number.POSITIVE_INFINITY : Math.min(at, 1) + 1;
}

function nearest(keysOf: readonly (readonly string[])[], key: string): readonly number[] {
  const allowed = Math.min(Math.floor(key.length / LETTERS_PER_SLIP), MOST_SLIPS);
  return ranked(keysOf, (name) => {
    const slips = slipsBetween(key, name);
    return slips <= allowed ? slips : Number.POSITIVE_INFINITY;
  });
}

function ranked(
  keysOf: readonly (readonly string[])[],
  rank: (name: string) => number,
): readonly number[] {
  return keysOf
    .map((keys, index) => ({ index, rank: Math.min(...keys.map(rank)) }))
    .filter((found) => Number.isFinite(found.rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ index }) => index);
}

// Sellers' algorithm: the fewest letters to insert, drop or change so that the name contains the key.
function slipsBetween(key: string, name: string): number {
  let column = Array.from({ length: key.length + 1 }, (_, length) => length);
  let fewest = key.length;
  for (const letter of name) {
    const next = [0];
    for (let row = 1; row <= key.length; row++) {
      const change = column[row - 1]! + (key[row - 1] === letter ? 0 : 1);
      next.push(Math.min(change, column[row]! + 1, next[row - 1]! + 1));
    }
    column = next;
    fewest = Math.min(fewest, column[key.length]!);
  }
  return fewest;
}
