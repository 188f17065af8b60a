import { describe, expect, test } from "vitest";
import { CONSONANTS, VOWELS } from "../../letters/letters.ts";
import { spellSyllables } from "../../letters/spell.ts";
import { readText } from "../read-text.ts";
import { SYLLABLE_ROWS } from "./syllables.fixture.ts";

const COLUMNS = ["latin", "devanagari", "kannada", "telugu"] as const;
const PLACES = Array.from({ length: 9 }, (_, place) => 100n ** BigInt(place));

describe("the 297 syllables of the rule", () => {
  test.each(COLUMNS)("have the values of the printed table in %s", (script) => {
    const column = COLUMNS.indexOf(script) + 1;
    for (const row of SYLLABLE_ROWS) {
      const values = readText(String(row[column]), script).words.map(({ value }) => value);
      expect(values).toEqual(PLACES.map((place) => BigInt(row[0]) * place));
    }
  });

  test("are the printed table when spelled from the letters", () => {
    const vowels = ["a", "i", "u", "ṛ", "ḷ", "e", "ai", "o", "au"];
    const table = CONSONANTS.filter(({ extension }) => !extension).map(({ latin, value }) => [
      value,
      ...COLUMNS.map((script) =>
        vowels.map((vowel) => spellSyllables([{ consonants: [latin], vowel }], script)).join(" "),
      ),
    ]);
    expect(table).toEqual(SYLLABLE_ROWS);
  });
});

// Gitikapada 2: the vowels, long or short, name the even places from 1 to 10^16.
test("each vowel has the place of the rule", () => {
  const exponents = Object.fromEntries(VOWELS.map(({ latin, exponent }) => [latin, exponent]));
  expect(exponents).toEqual({
    a: 0,
    ā: 0,
    i: 2,
    ī: 2,
    u: 4,
    ū: 4,
    ṛ: 6,
    ṝ: 6,
    ḷ: 8,
    ḹ: 8,
    ĕ: 10,
    e: 10,
    ai: 12,
    ŏ: 14,
    o: 14,
    au: 16,
  });
});
