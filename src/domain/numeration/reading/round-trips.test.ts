import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSONANTS, VOWELS } from "../../letters/letters.ts";
import { spell } from "../../letters/spell.ts";
import { SCHEME_ROWS } from "../../letters/tables/latin.data.ts";
import { readText } from "../read-text.ts";
import type { ReadingRules } from "../reading.ts";

const read = (text: string, scheme: ReadingRules["scheme"] = "auto") => {
  const { words, total } = readText(text, "latin", { scheme });
  return { total, latin: words.map(({ spellings }) => spellings.latin).join(" ") };
};

// Words as Sanskrit builds them: consonants with their vowel, and perhaps a sign.
const plain = (extension: boolean) => !extension;
const consonant = fc.constantFrom(
  ...CONSONANTS.filter((letter) => plain(letter.extension)).map(({ latin }) => latin),
);
const vowel = fc.constantFrom(
  ...VOWELS.filter((letter) => plain(letter.extension)).map(({ latin }) => latin),
);
const anyPhones = fc
  .array(fc.tuple(consonant, vowel, fc.constantFrom("", "", "ṃ", "ḥ")), {
    minLength: 1,
    maxLength: 8,
  })
  .map((syllables) => syllables.flat().filter(Boolean));

// Mixed is ambiguous where it writes two letters alike, and where h or i would join another letter.
const MIXED: Readonly<Record<string, string>> = { ś: "śh", ṣ: "ṣh", c: "ch", ch: "chh", ṛ: "ṛi" };

describe("round trips", () => {
  test("any word in mixed spelling has the value that it has in IAST", () => {
    fc.assert(
      fc.property(anyPhones, (phones) => {
        const mixed = `${phones.map((phone) => MIXED[phone] ?? phone).join("")} śhrī`;
        expect(read(mixed).total).toBe(
          read(spell(phones, "latin"), "iast").total + read("śrī").total,
        );
      }),
    );
  });

  test("a word with some letters in mixed spelling has the value that it has in IAST", () => {
    const letter = fc.constantFrom("śh", "ṣh", "ṛi", "ś", "ṣ", "ṛ");
    const plainOf: Readonly<Record<string, string>> = { śh: "ś", ṣh: "ṣ", ṛi: "ṛ" };
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 6 }), (letters) => {
        const written = (of: (one: string) => string) =>
          letters.map((one) => (one.startsWith("ṛ") ? `k${of(one)}` : `${of(one)}a`)).join("t");
        const iast = written((one) => plainOf[one] ?? one);
        expect(read(written((one) => one)).total, iast).toBe(read(iast, "iast").total);
      }),
    );
  });

  // The first spelling of each letter in a scheme; letters of the same spelling as in IAST have no row.
  test.each(["hk", "itrans", "slp1", "velthuis"] as const)("%s spells every letter", (scheme) => {
    const rows = new Map(
      SCHEME_ROWS[scheme].filter(([, , hint]) => !hint).map(([written, id]) => [id, written]),
    );
    for (const [id, written] of [...rows]) if (/\p{M}/u.test(written)) rows.delete(id);
    fc.assert(
      fc.property(anyPhones, (phones) => {
        const written = phones.map((phone) => rows.get(phone) ?? phone);
        expect(written.join("").replaceAll(/[\x20-\x7e]/g, "")).toBe("");
        // A letter apart from the next, which it may run into: k and h, a and i.
        const spaced = written.join(":");
        expect(read(spaced, scheme).total).toBe(read(spell(phones, "latin"), "iast").total);
      }),
    );
  });
});
