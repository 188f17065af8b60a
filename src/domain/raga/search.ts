import { NAME_ROWS } from "./melakarta.data.ts";
import { MELAKARTA_COUNT, MELAKARTA_NUMBERS } from "./melakarta.ts";
import { nameKey } from "./name-key.ts";

const KEYS: readonly (readonly string[])[] = NAME_ROWS.map(([latin, , ...others]) => [
  ...new Set([latin, ...others].map(nameKey)),
]);

/** Longer than any name in any script. */
const MOST_CHARACTERS = 100;

/** One typing mistake is allowed for every this many letters typed. */
const LETTERS_PER_SLIP = 5;
const MOST_SLIPS = 2;

/**
 * Finds ragas by name or number, in any usual spelling, romanised or in Devanagari, Kannada or
 * Telugu; best matches first. If no name contains the text, returns the most similar names. Blank
 * text finds all.
 *
 * @example
 * searchRagas("todi"); // [8]
 * searchRagas("Harikambodhi"); // [28], Harikambhoji
 */
export function searchRagas(text: string): readonly number[] {
  const typed = text.trim();
  if (typed === "") return MELAKARTA_NUMBERS;
  if (typed.length > MOST_CHARACTERS) return [];
  if (/^\p{Nd}+$/u.test(typed)) {
    const number = wholeNumber(typed);
    return number >= 1 && number <= MELAKARTA_COUNT ? [number] : [];
  }
  const key = nameKey(typed);
  if (key === "") return [];
  const containing = ranked((name) => rankOf(key, name));
  return containing.length > 0 ? containing : nearest(key);
}

// 0 for the whole name, 1 for its beginning, 2 for a part.
function rankOf(key: string, name: string): number {
  if (name === key) return 0;
  const at = name.indexOf(key);
  return at < 0 ? Number.POSITIVE_INFINITY : Math.min(at, 1) + 1;
}

function nearest(key: string): readonly number[] {
  const allowed = Math.min(Math.floor(key.length / LETTERS_PER_SLIP), MOST_SLIPS);
  return ranked((name) => {
    const slips = slipsBetween(key, name);
    return slips <= allowed ? slips : Number.POSITIVE_INFINITY;
  });
}

function ranked(rank: (name: string) => number): readonly number[] {
  return MELAKARTA_NUMBERS.map((number) => ({
    number,
    rank: Math.min(...KEYS[number - 1]!.map(rank)),
  }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ number }) => number);
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

// The digits of the Brahmic scripts lie at 6 past a multiple of 16, those of ASCII at 0.
function wholeNumber(digits: string): number {
  return Number(digits.replace(/[०-९౦-౯೦-೯]/g, (digit) => String((digit.charCodeAt(0) - 6) & 15)));
}
