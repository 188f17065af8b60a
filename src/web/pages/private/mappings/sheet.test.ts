import { describe, expect, test } from "vitest";
import { MAPPINGS } from "./mappings.fixture.ts";
import { sheetOf } from "./sheet.ts";

const rule = sheetOf(MAPPINGS, false);
const all = sheetOf(MAPPINGS, true);
const latin = (letters: readonly { forms: { latin: string } }[]) =>
  letters.map(({ forms }) => forms.latin).join(" ");

describe("the consonants", () => {
  // Aryabhatiya, Gitikapada 2: the varga letters count 1 to 25 from k, the others 30 to 100.
  test("stand in five rows of five, 1 to 25", () => {
    expect(rule.varga.map(latin)).toEqual([
      "k kh g gh ṅ",
      "c ch j jh ñ",
      "ṭ ṭh ḍ ḍh ṇ",
      "t th d dh n",
      "p ph b bh m",
    ]);
    expect(rule.varga.flat().map(({ value }) => value)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
  });

  test("above 25 count tens", () => {
    expect(latin(rule.avarga)).toBe("y r l v ś ṣ s h");
    expect(rule.avarga.map(({ value }) => value)).toEqual([30, 40, 50, 60, 70, 80, 90, 100]);
  });

  test("stay as they are when the extra ones come beside them", () => {
    expect([all.varga, all.avarga]).toEqual([rule.varga, rule.avarga]);
    expect(rule.extra).toEqual([]);
    expect(latin(all.extra)).toBe("ḻ ṟ ẕ ṉ ĉ ẑ");
  });
});

describe("the vowels", () => {
  test("are numbered by their place in the list shown", () => {
    for (const { vowels } of [rule, all])
      expect(vowels.map(({ number }) => number)).toEqual(vowels.map((_, index) => index + 1));
    expect([rule.vowels.length, all.vowels.length]).toEqual([14, 16]);
  });

  test("shift in number, and never in value, when extra ones are inserted", () => {
    for (const before of rule.vowels) {
      const after = all.vowels.find(({ forms }) => forms.latin === before.forms.latin)!;
      expect(after.exponent).toBe(before.exponent);
      const inserted = { e: 1, ai: 1, o: 2, au: 2 }[before.forms.latin] ?? 0;
      expect(after.number - before.number).toBe(inserted);
    }
  });

  test("have matras that name the same places", () => {
    for (const { vowels, matras } of [rule, all])
      expect(matras.map(({ forms, exponent }) => [forms.latin, exponent])).toEqual(
        vowels.slice(1).map(({ forms, exponent }) => [forms.latin, exponent]),
      );
  });
});
