import Sanscript from "@indic-transliteration/sanscript";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSONANTS, VOWELS } from "./letters.ts";
import { spell, spellSyllables } from "./spell.ts";

describe("spell", () => {
  test.each([
    ["k ṣ a", "क्ष", "kṣa", "ಕ್ಷ", "క్ష"],
    ["r ā m", "राम्", "rām", "ರಾಮ್", "రామ్"],
    ["i n d u ḥ", "इन्दुः", "induḥ", "ಇನ್ದುಃ", "ఇన్దుః"],
    ["k ĕ ḻ ŏ", "कॆळॊ", "kĕḻŏ", "ಕೆಳೊ", "కెళొ"],
    // Kannada has no letters ṉ and ĉ; letters of the same value replace them.
    ["ṉ a ĉ a", "ऩच़", "ṉaĉa", "ನಚ", "నౘ"],
    ["k - i", "क्-इ", "k-i", "ಕ್-ಇ", "క్-ఇ"],
  ])("%s", (letters, devanagari, latin, kannada, telugu) => {
    const ids = letters.split(" ");
    expect(spell(ids, "devanagari")).toBe(devanagari);
    expect(spell(ids, "latin")).toBe(latin);
    expect(spell(ids, "kannada")).toBe(kannada);
    expect(spell(ids, "telugu")).toBe(telugu);
  });

  test.each([
    ["v ā g h a r i", "vāg:hari"],
    ["v ā gh a r i", "vāghari"],
    ["a i", "a:i"],
    ["ai", "ai"],
    ["a a", "a:a"],
    ["a ai", "a:ai"],
    ["ā i", "āi"],
    ["a ṛ", "a:ṛ"],
    ["k ḷ", "kḷ"],
    ["s h a", "s:ha"],
    ["m h a", "mha"],
  ])("%s keeps its letters apart in Latin: %s", (letters, latin) => {
    expect(spell(letters.split(" "), "latin")).toBe(latin);
  });
});

describe("spellSyllables", () => {
  test("writes clusters, vowels that stand alone and consonants without a vowel", () => {
    const word = [
      { consonants: [], vowel: "ā" },
      { consonants: ["kh", "y"], vowel: "u" },
      { consonants: ["m"], vowel: null },
    ];
    expect(spellSyllables([word[1]!], "devanagari")).toBe("ख्यु");
    expect(spellSyllables(word, "devanagari")).toBe("आख्युम्");
    expect(spellSyllables(word, "latin")).toBe("ākhyum");
  });

  test("agrees with sanscript on the letters both know", () => {
    const known = <T extends { extension: boolean; latin: string }>(letters: readonly T[]) =>
      letters.filter(({ extension }) => !extension).map(({ latin }) => latin);
    const syllable = fc.record({
      consonants: fc.array(fc.constantFrom(...known(CONSONANTS)), { minLength: 1, maxLength: 3 }),
      vowel: fc.constantFrom(...known(VOWELS)),
    });
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
        const devanagari = spellSyllables(syllables, "devanagari");
        const latin = spellSyllables(syllables, "latin");
        expect(Sanscript.t(devanagari, "devanagari", "iast")).toBe(latin.replaceAll(":", ""));
        for (const script of ["kannada", "telugu"] as const) {
          expect(Sanscript.t(devanagari, "devanagari", script)).toBe(
            spellSyllables(syllables, script),
          );
        }
      }),
    );
  });
});
