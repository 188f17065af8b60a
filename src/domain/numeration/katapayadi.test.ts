import { describe, expect, test } from "vitest";
import { CONSONANTS } from "../letters/letters.ts";
import { KATAPAYADI_DIGITS, katapayadi } from "./katapayadi.ts";
import { readText } from "./read-text.ts";

const syllablesOf = (word: string) => readText(word, "latin").words[0]!.syllables;

describe("katapayadi", () => {
  test.each([
    // The closing words of the Narayaniyam: the day of the Kali era on which it was finished.
    ["āyurārogyasaukhyam", "1712210"],
    // The eight checks of the libindic katapayadi library, transliterated.
    ["kamala", "351"],
    ["vyājaṃ", "81"],
    ["satyam", "17"],
    ["kṛṣṇa", "51"],
    ["līlā", "33"],
    ["manassu", "705"],
    ["kāmaṃ", "51"],
    ["mokṣaṃ", "65"],
    // The text keeps leading zeros.
    ["gopanā", "013"],
  ])("%s counts %s", (word, text) => {
    expect(katapayadi(syllablesOf(word))).toMatchObject({ text, value: BigInt(text) });
  });

  test("names the letter that counts, in the order of the word", () => {
    expect(katapayadi(syllablesOf("āyukhyam")).digits).toEqual([
      { letter: "ā", digit: 0 },
      { letter: "y", digit: 1 },
      { letter: "y", digit: 1 },
    ]);
  });

  test("the first two syllables of a melakarta's name give its number", () => {
    expect(katapayadi(syllablesOf("kharaharapriyā").slice(0, 2)).value).toBe(22n);
    expect(katapayadi(syllablesOf("mecakalyāṇī").slice(0, 2)).value).toBe(65n);
  });

  test("a word without a vowel has no digits", () => {
    expect(katapayadi(syllablesOf("k"))).toEqual({ digits: [], text: "", value: 0n });
  });

  test("every consonant of the tables has its digit", () => {
    const letters = CONSONANTS.map(({ latin }) => latin);
    expect(new Set(KATAPAYADI_DIGITS.keys())).toEqual(new Set(letters));
  });

  test.each([
    "ka kha ga gha ṅa ca cha ja jha ña",
    "ṭa ṭha ḍa ḍha ṇa ta tha da dha na",
    "pa pha ba bha ma",
    "ya ra la va śa ṣa sa ha",
  ])("the row %s counts up from 1, and the tenth is 0", (row) => {
    const digits = row.split(" ").map((syllable) => katapayadi(syllablesOf(syllable)).text);
    expect("1234567890").toContain(digits.join(""));
    expect(digits[0]).toBe("1");
  });
});
