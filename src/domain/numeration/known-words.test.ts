import { describe, expect, test } from "vitest";
import { SCRIPTS } from "../letters/letters.ts";
import { isMisprint, KNOWN_WORDS, knownWord, knownWordsFor } from "./known-words.ts";
import { readText } from "./read-text.ts";

describe("the words of the literature", () => {
  test.each(SCRIPTS)("give their numbers in %s", (script) => {
    const values = KNOWN_WORDS.map((word) => [word.latin, readText(word[script], script).total]);
    expect(values).toEqual(KNOWN_WORDS.map(({ latin, value }) => [latin, value]));
  });

  test.each(SCRIPTS)("are spelled the same in all scripts when read from %s", (script) => {
    for (const word of KNOWN_WORDS)
      expect(word).toMatchObject(readText(word[script], script).words[0]!.spellings);
  });

  // What the letters give, then the number claimed for them.
  test("differ from print in seven known misprints alone", () => {
    const misprints = KNOWN_WORDS.filter(isMisprint);
    expect(misprints.map(({ latin, value, misprint }) => [latin, value, misprint])).toEqual([
      ["bhaki", 124n, 224n],
      ["ṅiśibuṇlṛṣkhṛ", 147_237_500n, 1_582_237_500n],
      ["khyudhṛ", 19_320_000n, 4_320_000n],
      ["cra", 46n, 6_000_000n],
      ["ca", 6n, 7n],
      ["bhadilajhunukhṛ", 2_291_874n, 2_296_824n],
      ["cayi", 3_006n, 3_600n],
    ]);
    expect(misprints.every(({ note }) => note)).toBe(true);
  });

  // Gitikapada 12: the first sine difference 225 and the last 7; together the radius, 3438 minutes.
  test("hold the 24 sine differences, which sum to the radius", () => {
    const differences = KNOWN_WORDS.filter(
      ({ meaning, source }) => meaning.includes("of 24") && source.startsWith("Āryabhaṭīya"),
    ).map(({ value }) => Number(value));
    expect(differences).toEqual([
      225, 224, 222, 219, 215, 210, 205, 199, 191, 183, 174, 164, 154, 143, 131, 119, 106, 93, 79,
      65, 51, 37, 22, 7,
    ]);
    expect(differences.reduce((sum, difference) => sum + difference)).toBe(3438);
  });

  // Gitikapada 3 and 4: the revolutions in a yuga of 4,320,000 years.
  test("hold the revolutions of the planets", () => {
    const revolutions = [
      "cayagiyiṅuśuchlṛ",
      "ḍhuṅvighva",
      "khricyubha",
      "suguśithṛna",
      "rjuṣkhidha",
    ];
    expect(revolutions.map((word) => knownWord(word)[0]?.value)).toEqual([
      57_753_336n,
      146_564n,
      364_224n,
      17_937_020n,
      488_219n,
    ]);
  });

  test("are 104, each with its source", () => {
    expect(KNOWN_WORDS).toHaveLength(104);
    expect(KNOWN_WORDS.every(({ source, meaning }) => source && meaning)).toBe(true);
  });
});

describe("knownWord", () => {
  test("finds every place of a word", () => {
    expect(knownWord("khyughṛ")[0]?.meaning).toBe("revolutions of the Sun (years) in a yuga");
    expect(knownWord("ñakhi").map(({ meaning }) => meaning)).toEqual([
      "apogee of Mercury",
      "sine difference no. 6 of 24",
    ]);
  });

  test("finds a misprint with the number printed for it", () => {
    expect(knownWord("bhaki")).toMatchObject([{ value: 124n, misprint: 224n }]);
  });

  test("finds nothing for other words", () => {
    expect(knownWord("rāma")).toEqual([]);
  });
});

describe("knownWordsFor", () => {
  test("finds words of equal value", () => {
    expect(knownWordsFor(59n).map(({ latin }) => latin)).toEqual(["rdha", "jhla"]);
  });

  test("leaves misprints out, under either number", () => {
    expect(knownWordsFor(124n)).toEqual([]);
    expect(knownWordsFor(224n).map(({ latin }) => latin)).toEqual(["bhakhi", "bhakhī"]);
  });
});
