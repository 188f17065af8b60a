import { describe, expect, test } from "vitest";
import { CONSONANTS, VOWELS } from "./letters.ts";
import { mappings } from "./mappings.ts";

const { consonants, vowels, matras, modifiers } = mappings();

describe("mappings", () => {
  test("number consonants by what they count, and keep their order beside it", () => {
    const shown = consonants.map(({ latin, number, ordinal }) => `${ordinal} ${latin} ${number}`);
    expect(shown.slice(0, 2)).toEqual(["1 k 1", "2 kh 2"]);
    expect(shown.slice(24, 33)).toEqual([
      "25 m 25",
      "26 y 30",
      "27 r 40",
      "28 l 50",
      "29 v 60",
      "30 ś 70",
      "31 ṣ 80",
      "32 s 90",
      "33 h 100",
    ]);
    expect(consonants.filter(({ extension }) => extension)).toHaveLength(6);
    expect(consonants.every(({ number, value }) => number === value)).toBe(true);
  });

  test("number vowels by their place in the list", () => {
    expect(vowels.map(({ number }) => number)).toEqual(vowels.map((_, index) => index + 1));
    expect(vowels.find(({ latin }) => latin === "ai")).toEqual({
      number: 13,
      ordinal: 13,
      latin: "ai",
      devanagari: "ऐ",
      kannada: "ಐ",
      telugu: "ఐ",
      exponent: 12,
      extension: false,
    });
  });

  test("leave out the vowel a among the signs, and list the signs that count nothing", () => {
    expect(matras).toHaveLength(vowels.length - 1);
    expect(matras[0]).toEqual({ latin: "ā", devanagari: "ा", kannada: "ಾ", telugu: "ా" });
    expect(modifiers.map(({ devanagari }) => devanagari).join(" ")).toBe("ं ः ँ ᳵ ᳶ ऽ ्");
  });

  test("show a letter that a script lacks as empty", () => {
    expect(consonants.find(({ latin }) => latin === "ĉ")).toMatchObject({
      kannada: "",
      telugu: "ౘ",
    });
  });

  test("an inserted vowel moves the numbers behind it and no exponent", () => {
    const inserted = { ...VOWELS[6]!, latin: "ṛ inserted" };
    const shifted = mappings(CONSONANTS, VOWELS.toSpliced(6, 0, inserted)).vowels;
    for (const before of vowels) {
      const after = shifted.find(({ latin }) => latin === before.latin)!;
      const moved = before.ordinal > 6 ? before.ordinal + 1 : before.ordinal;
      expect(after).toEqual({ ...before, ordinal: moved, number: moved });
    }
  });

  test("an inserted consonant moves the ordinals behind it and no value", () => {
    const inserted = { ...CONSONANTS[4]!, latin: "ṅ inserted" };
    const shifted = mappings(CONSONANTS.toSpliced(4, 0, inserted)).consonants;
    for (const before of consonants) {
      const after = shifted.find(({ latin }) => latin === before.latin)!;
      const moved = before.ordinal > 4 ? before.ordinal + 1 : before.ordinal;
      expect(after).toEqual({ ...before, ordinal: moved });
    }
  });
});
