import { describe, expect, test } from "vitest";
import { SCRIPTS, type Script } from "../letters/letters.ts";
import { spellSyllables } from "../letters/spell.ts";
import { encode, LARGEST_ENCODABLE } from "./encode.ts";
import { clusterFor } from "./encoding/clusters.ts";
import { KNOWN_WORDS } from "./known-words.ts";
import { readText } from "./read-text.ts";

const readBack = (word: string, script: Script) => readText(word, script).words[0]?.value;
const canonicalWords = (number: bigint, script: Script) =>
  encode(number, script).filter(({ canonical }) => canonical);
const wordsFor = (number: bigint) => encode(number, "latin").map(({ word }) => word);

// The vowels of 1, 100 … 10^16.
const PLACE_VOWELS = ["a", "i", "u", "ṛ", "ḷ", "e", "ai", "o", "au"];

// One syllable for each pair of digits that is not 00, the lowest pair first.
const wordByRule = (number: bigint, script: Script) =>
  spellSyllables(
    PLACE_VOWELS.flatMap((vowel, place) => {
      const pair = Number((number / 100n ** BigInt(place)) % 100n);
      return pair === 0 ? [] : [{ consonants: clusterFor(pair), vowel }];
    }),
    script,
  );

// Equally many numbers of each length, the same in every run.
function* spreadNumbers(count: number): Generator<bigint> {
  let state = 1n;
  for (let index = 0; index < count; index++) {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n);
    yield state % 10n ** BigInt((index % 18) + 1) || 1n;
  }
}

describe("the first word", () => {
  test.each([
    // From the literature.
    [4_320_000n, "devanagari", "ख्युघृ"],
    [4_320_000n, "kannada", "ಖ್ಯುಘೃ"],
    [4_320_000n, "telugu", "ఖ్యుఘృ"],
    [4_320_000n, "latin", "khyughṛ"],
    [1_582_237_500n, "latin", "ṅiśibuṇḷṣkhṛ"],
    [225n, "latin", "makhi"],
    // Composed.
    [26n, "latin", "nca"],
    [29n, "latin", "njha"],
    [300_000_000n, "latin", "gḷ"],
    [12_345n, "latin", "ṅrahbi"],
    [LARGEST_ENCODABLE, "latin", "sjhasjhisjhusjhṛsjhḷsjhesjhaisjhosjhau"],
  ] as const)("for %d in %s is %s", (number, script, word) => {
    expect(encode(number, script)[0]?.word).toBe(word);
  });
});

describe("the words", () => {
  test("of 30 include the sum that defines y", () => {
    expect(wordsFor(30n)).toEqual(["ya", "ṅma", "ñna", "ṇṇa"]);
  });

  test("of 5101 differ in letters, order and clusters", () => {
    expect(encode(5101n, "latin")).toMatchObject([
      { word: "kakli", letters: 5, canonical: true },
      { word: "hkali", letters: 5, canonical: false },
      { word: "kaṭri", letters: 5 },
      { word: "kapyi", letters: 5 },
      { word: "klika", letters: 5 },
      { word: "kakili", letters: 6 },
    ]);
  });

  test("begin with those of the literature, which say what they count", () => {
    const [first, ...rest] = encode(4_320_000n, "latin");
    expect(first).toEqual({
      word: "khyughṛ",
      syllables: [
        { consonants: ["kh", "y"], vowel: "u" },
        { consonants: ["gh"], vowel: "ṛ" },
      ],
      letters: 5,
      canonical: true,
      known: "revolutions of the Sun (years) in a yuga",
    });
    expect(rest.every(({ known }) => known === undefined)).toBe(true);
    expect(wordsFor(59n).slice(0, 2)).toEqual(["rdha", "jhla"]);
  });

  test("of every number in the literature include its word and the canonical one", () => {
    for (const { value, misprint, latin } of KNOWN_WORDS) {
      if (value > LARGEST_ENCODABLE || misprint) continue;
      expect(wordsFor(value)).toContain(latin);
      expect(canonicalWords(value, "latin")).toHaveLength(1);
    }
  });

  test("are different, at most eight, shortest first, and one of them is canonical", () => {
    for (const number of spreadNumbers(2_000)) {
      const words = encode(number, "latin");
      expect(words.length).toBeLessThanOrEqual(8);
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
      const [canonical, ...others] = words.filter(({ canonical }) => canonical);
      expect(canonical!.word).toBe(wordByRule(number, "latin"));
      expect(others).toEqual([]);

      const lengths = words
        .filter(({ known }) => known === undefined)
        .map(({ letters, syllables }) => letters * 100 + syllables.length);
      expect(lengths).toEqual(lengths.toSorted((left, right) => left - right));
    }
  });
});

describe("a word reads back to its number:", () => {
  test("the canonical one for 200,000 numbers of one to eighteen digits", () => {
    const wrong: bigint[] = [];
    for (const number of spreadNumbers(200_000)) {
      const word = wordByRule(number, "devanagari");
      if (readBack(word, "devanagari") !== number) wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });

  test.each(SCRIPTS)("each one offered for 1,000 numbers, in %s", (script) => {
    const wrong: string[] = [];
    for (const number of spreadNumbers(1_000)) {
      for (const { word } of encode(number, script)) {
        if (readBack(word, script) !== number) wrong.push(`${number} ${word}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test.each([0n, -1n, LARGEST_ENCODABLE + 1n, 10n ** 400n])("refuses %d and says why", (number) => {
  expect(() => encode(number, "latin")).toThrow(
    expect.objectContaining({
      code: "number_out_of_range",
      message: expect.stringContaining("from 1 to 999,999,999,999,999,999"),
    }),
  );
});
