import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText, valueOrRefusal } from "../any-text.fixture.ts";
import { SCRIPTS } from "../letters/letters.ts";
import { normalForm } from "../letters/normal-form.ts";
import { anyRules } from "./any-rules.fixture.ts";
import { encode, LARGEST_ENCODABLE } from "./encode.ts";
import { katapayadi } from "./katapayadi.ts";
import { readText } from "./read-text.ts";
import { MAX_TEXT_CODE_POINTS } from "./reading.ts";

const script = fc.constantFrom(...SCRIPTS);

test("any text is read to its last character, or refused with a sentence", () => {
  fc.assert(
    fc.property(anyText(40), script, anyRules, (text, chosen, how) => {
      const reading = valueOrRefusal(() => readText(text, chosen, how));
      if (reading === null) {
        expect([text.isWellFormed(), /\p{Cc}/u.test(text)]).not.toEqual([true, false]);
        return;
      }
      const { words, total } = reading;
      expect(words.map(({ word }) => word)).toEqual(
        text.normalize("NFC").split(/\s+/).filter(Boolean),
      );
      expect(total).toBeGreaterThanOrEqual(0n);
      for (const { word, letters, notes, syllables } of words) {
        const written = letters.filter(({ type }) => type !== "implicit_vowel");
        expect(written.map(({ char }) => char).join("")).toBe(normalForm(word));
        expect(notes.every(({ message }) => message.length > 5)).toBe(true);
        expect(katapayadi(syllables).text).toMatch(/^\d*$/);
      }
    }),
    { numRuns: 1_000 },
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
  "́",
  "ಕ್ಷ",
  "\u200d",
  "𑀅",
  "\ud800",
  "\u0000",
])("a text made of %j alone is read or refused at any length", (piece) => {
  for (const length of [1, MAX_TEXT_CODE_POINTS, MAX_TEXT_CODE_POINTS + 1, 1_000_000]) {
    const text = piece.repeat(Math.ceil(length / [...piece].length));
    for (const chosen of SCRIPTS) {
      const reading = valueOrRefusal(() => readText(text, chosen));
      if (length > MAX_TEXT_CODE_POINTS) expect(reading).toBeNull();
    }
  }
});

test("any number is encoded in words that read back to it, or refused with a sentence", () => {
  const number = fc.oneof(
    fc.bigInt(-(10n ** 20n), 10n ** 20n),
    fc.bigInt(1n, 10_000n),
    fc.constantFrom(0n, LARGEST_ENCODABLE, LARGEST_ENCODABLE + 1n, 10n ** 400n),
  );
  fc.assert(
    fc.property(number, script, (value, chosen) => {
      const words = valueOrRefusal(() => encode(value, chosen));
      expect(words === null).toBe(value < 1n || value > LARGEST_ENCODABLE);
      for (const { word } of words ?? []) expect(readText(word, chosen).total).toBe(value);
    }),
    { numRuns: 200 },
  );
});
