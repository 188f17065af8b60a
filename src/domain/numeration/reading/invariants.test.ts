import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCodePoints, anyText, codePoint, valueOrRefusal } from "../../any-text.fixture.ts";
import { CONSONANTS, SCRIPTS, type Script, VOWELS } from "../../letters/letters.ts";
import { normalForm } from "../../letters/normal-form.ts";
import { SIGNS } from "../../letters/signs.data.ts";
import { type SpelledSyllable, spellSyllables } from "../../letters/spell.ts";
import { textLength } from "../../letters/text-length.ts";
import { anyRules } from "../any-rules.fixture.ts";
import { katapayadi } from "../katapayadi.ts";
import { readText } from "../read-text.ts";
import { MAX_TEXT_CODE_POINTS, type WordReading } from "../reading.ts";

const anyScript = fc.constantFrom(...SCRIPTS);

const consonantIds = CONSONANTS.map(({ latin }) => latin);
const vowelIds = VOWELS.map(({ latin }) => latin);
const anySyllable: fc.Arbitrary<SpelledSyllable> = fc.record({
  consonants: fc.array(fc.constantFrom(...consonantIds), { minLength: 1, maxLength: 3 }),
  vowel: fc.constantFrom(...vowelIds),
});
const anyWord = fc.array(anySyllable, { minLength: 1, maxLength: 5 });
const valueIn = (script: Script, syllables: readonly SpelledSyllable[]) =>
  readText(spellSyllables(syllables, script), script).total;
const valueFor = (syllables: readonly SpelledSyllable[]) => valueIn("devanagari", syllables);

// A random mix of letters, signs and marks of all scripts and schemes, with any other text between.
const crowded = [
  ...[...CONSONANTS, ...VOWELS, ...SIGNS].flatMap(({ latin, devanagari, kannada, telugu }) => [
    latin,
    devanagari,
    kannada ?? "",
    telugu ?? "",
  ]),
  ...VOWELS.flatMap(({ matra }) => Object.values(matra)),
  ..."़्್్ॐऍॉ:'-. \u200D\u200C\u200E\u0951०೫9aAiIuURLMHNSTDGJzwxfqeo~^é\u0304\u0325\u0310",
  "RRi",
  "sh",
  "ee",
  "😀",
].filter(Boolean);
const crowdedText = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...crowded) },
      fc.string({ unit: codePoint, maxLength: 1 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join("").replace(/[\p{Cc}\p{Cs}]/gu, ""));

const contributionsOf = ({ letters }: WordReading) =>
  letters.reduce((sum, letter) => {
    if (letter.type === "standalone_vowel") return sum + letter.value;
    return "consonantSumAtVowel" in letter ? sum + letter.consonantSumAtVowel : sum;
  }, 0n);
const writtenIn = ({ letters }: WordReading) =>
  letters.map(({ type, char }) => (type === "implicit_vowel" ? "" : char)).join("");

describe("whatever is typed", () => {
  test("is read to its last character, and adds up, or is refused with a sentence", () => {
    const text = fc.oneof(crowdedText, anyText(40), anyCodePoints(110));
    fc.assert(
      fc.property(text, anyScript, anyRules, (text, script, rules) => {
        const reading = valueOrRefusal(() => readText(text, script, rules));
        if (reading === null) {
          const isReadable = text.isWellFormed() && !/[^\P{Cc}\s]/u.test(text);
          expect(isReadable && textLength(text) <= MAX_TEXT_CODE_POINTS).toBe(false);
          return;
        }
        const { words, total } = reading;
        expect(words.map(({ word }) => word)).toEqual(
          text.normalize("NFC").split(/\s+/).filter(Boolean),
        );
        for (const word of words) {
          expect(writtenIn(word)).toBe(normalForm(word.word));
          expect(contributionsOf(word)).toBe(word.value);
          expect(word.syllables.reduce((sum, { value }) => sum + value, 0n)).toBe(word.value);
          expect(word.notes.every(({ message }) => message.length > 5)).toBe(true);
          expect(katapayadi(word.syllables).text).toMatch(/^\d*$/);
        }
        expect(total).toBe(words.reduce((sum, { value }) => sum + value, 0n));
      }),
      { numRuns: 1_500 },
    );
  });

  test.each([
    "क",
    "्",
    "क्",
    "ृ",
    "़",
    "ॐ",
    "kṣ",
    "RRi",
    "~N",
    ":",
    "\u0301",
    "ಕ್ಷ",
    "\u200d",
    "𑀅",
    "\ud800",
    "\u0000",
  ])("is read or refused at any length, made of %j alone", (piece) => {
    for (const length of [1, MAX_TEXT_CODE_POINTS, MAX_TEXT_CODE_POINTS + 1, 1_000_000]) {
      const text = piece.repeat(Math.ceil(length / [...piece].length));
      for (const script of SCRIPTS) {
        const reading = valueOrRefusal(() => readText(text, script));
        if (length > MAX_TEXT_CODE_POINTS) expect(reading).toBeNull();
      }
    }
  });

  test("the reading, written in any script, reads back with the same value and spelling", () => {
    fc.assert(
      fc.property(crowdedText, anyScript, anyRules, (text, script, typedRules) => {
        for (const { value, spellings } of readText(text, script, typedRules).words) {
          const rules = { ...typedRules, scheme: "auto" } as const;
          for (const written of SCRIPTS) {
            const again = readText(spellings[written], written, rules);
            expect(again.total, `${written} ${spellings[written]}`).toBe(value);
            if (written === "latin")
              expect(again.words[0]?.spellings.latin ?? "").toBe(spellings.latin);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test("an alternative gives the value it announces", () => {
    fc.assert(
      fc.property(crowdedText, anyScript, anyRules, (text, script, rules) => {
        const { words, scheme } = readText(text, script, rules);
        for (const { word, notes } of words) {
          for (const { alternative } of notes) {
            if (!alternative) continue;
            const {
              words: [other],
            } = readText(alternative.text ?? word, script, {
              ...rules,
              scheme: scheme ?? "iast",
              ...alternative.rules,
            });
            expect(other?.value ?? 0n).toBe(alternative.value);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("the system", () => {
  const places = new Map(VOWELS.map(({ latin, exponent }) => [latin, 10n ** BigInt(exponent)]));
  const numbers = new Map(CONSONANTS.map(({ latin, value }) => [latin, BigInt(value)]));

  test("adds the consonants of each syllable, times the place of its vowel", () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        const expected = word.reduce(
          (sum, { consonants, vowel }) =>
            sum +
            consonants.reduce((cluster, id) => cluster + numbers.get(id)!, 0n) *
              places.get(vowel!)!,
          0n,
        );
        expect(valueFor(word)).toBe(expected);
      }),
    );
  });

  test("is additive, and order does not matter", () => {
    fc.assert(
      fc.property(anyWord, anyWord, anyScript, (left, right, script) => {
        const together = valueIn(script, [...left, ...right]);
        expect(together).toBe(valueIn(script, left) + valueIn(script, right));
        expect(valueIn(script, [...right, ...left])).toBe(together);
      }),
    );
  });

  test("gives a cluster the value of its letters one by one with the same vowel", () => {
    fc.assert(
      fc.property(anySyllable, anyScript, ({ consonants, vowel }, script) => {
        const apart = consonants.map((consonant) => ({ consonants: [consonant], vowel }));
        expect(valueIn(script, [{ consonants, vowel }])).toBe(valueIn(script, apart));
      }),
    );
  });

  test.each([
    ["a", "ā"],
    ["i", "ī"],
    ["u", "ū"],
    ["ṛ", "ṝ"],
    ["ḷ", "ḹ"],
    ["ĕ", "e"],
    ["ŏ", "o"],
  ])("%s counts as %s", (short, long) => {
    fc.assert(
      fc.property(anyWord, anyScript, (word, script) => {
        const lengthened = word.map(({ consonants, vowel }) => ({
          consonants,
          vowel: vowel === short ? long : vowel,
        }));
        expect(valueIn(script, lengthened)).toBe(valueIn(script, word));
      }),
    );
  });

  test("does not depend on the script", () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        const values = SCRIPTS.map((script) => valueIn(script, word));
        expect(new Set(values).size).toBe(1);
      }),
    );
  });

  test("does not depend on the Unicode form, nor on joiners, nuktas and accents", () => {
    const anyMark = fc.constantFrom(
      ..."\u200C\u200D\u093C\u0CBC\u0C3C\u0951\u0952\u1CDA\u030D\u200E\u00AD",
    );
    fc.assert(
      fc.property(anyWord, anyScript, anyMark, fc.nat(), (word, script, mark, position) => {
        const text = spellSyllables(word, script).normalize("NFC");
        const { total } = readText(text, script);
        expect(readText(text.normalize("NFD"), script).total).toBe(total);
        for (const form of [text, text.normalize("NFD")]) {
          const at = position % (form.length + 1);
          expect(readText(form.slice(0, at) + mark + form.slice(at), script).total).toBe(total);
        }
      }),
      { numRuns: 500 },
    );
  });
});
