import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameKey } from "../letters/name-key.ts";
import { MELAKARTA_NUMBERS } from "./melakarta.ts";
import { RAGAS } from "./raga.ts";
import { isMelakartaName, otherNameOf, searchRagas } from "./search.ts";
import { KNOWN_SPELLINGS } from "./tables/known-spellings.data.ts";

describe("searchRagas", () => {
  test.each(KNOWN_SPELLINGS)("finds number %i as %s", (number, spellings) => {
    for (const spelling of spellings) expect(searchRagas(spelling)[0], spelling).toBe(number);
  });

  test("finds every raga by each of its own names", () => {
    for (const { number, name, devanagari, iast, aliases } of RAGAS) {
      for (const own of [name, devanagari, iast, ...aliases]) {
        expect(searchRagas(own)[0], own).toBe(number);
      }
    }
  });

  test.each([
    ["todi", [8, 45]],
    ["S R1 G3 M1 P D1 N3", [15]],
    ["s,r1,g3,m1,p,d1,n3,ṡ", [15]],
    ["SR2G3M1PD2N3S'", [29]],
    ["R1 G3 N3", [15, 17, 18, 51, 53, 54]],
    ["R3 G1", []],
    ["KALYANI", [65]],
    ["  shankara bharanam ", [29]],
    // The whole name first, then names that begin with it, then names that contain it.
    ["varali", [39, 3, 45, 51]],
    ["नट", [36, 10, 20, 34]],
    // As Tamil speaks it.
    ["nattai", [36]],
    ["Nāṭṭai", [36]],
    ["mano", [5, 23, 52]],
    // Names of the other scheme.
    ["Kanakambari", [1]],
    ["फेनद्युति", [2]],
    ["sumadhyuti", [57]],
    ["Ratipriya", [62]],
    // Hindustani thaats.
    ["Bhairav", [15, 8, 14, 16, 20, 27]],
    ["बिलावल", [29]],
    ["Yaman", [65, 48]],
    ["यमन", [65]],
    ["Harmonic minor", [21]],
    ["dorian mode", []],
    // The words raga, mela and thaat are no part of a name, unless they are all that is typed.
    ["Bhairav thaat", [15, 8, 14, 16, 20, 27]],
    ["थाट बिलावल", [29]],
    ["Raag Bhairav", [15, 8, 14, 16, 20, 27]],
    ["kalyani ragam", [65]],
    ["Melakarta Kalyani", [65]],
    ["राग कीरवाणी", [21]],
    ["కల్యాణి రాగము", [65]],
    ["Todi ragamu", [8, 45]],
    ["Kalyani melakarta", [65]],
    ["మేళకర్త కల్యాణి", [65]],
    ["Varali mela", [39, 3, 45, 51]],
    ["raga", [32, 28, 68]],
    // Typing mistakes and other spelling habits.
    ["Harikambodhi", [28]],
    ["Simmendramadhyamam", [57]],
    ["Nadabhairavi", [20, 14]],
    ["kirwani", [21]],
    // Numbers.
    ["29", [29]],
    ["२९", [29]],
    ["೭೨", [72]],
    ["౧", [1]],
    ["Melakarta 15", [15]],
    ["mela no. 29", [29]],
    ["मेलकर्ता २९", [29]],
    ["29th melakarta", [29]],
    ["15 29", []],
    ["melakarta 73", []],
    ["0", []],
    ["73", []],
    ["999999999999999999999", []],
    // No match.
    ["Bhupali", []],
    ["???", []],
    ["x".repeat(100_000), []],
  ])("%s gives %j", (text, numbers) => {
    expect(searchRagas(text)).toEqual(numbers);
  });

  test("finds all for blank text", () => {
    expect(searchRagas("")).toEqual(MELAKARTA_NUMBERS);
    expect(searchRagas(" \n")).toEqual(MELAKARTA_NUMBERS);
  });

  test("finds no raga twice, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const found = searchRagas(text);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test("keeps a raga in sight while its name is typed, from the fifth letter on", () => {
    for (const { number, name } of RAGAS) {
      for (let length = 5; length <= name.length; length++) {
        expect(searchRagas(name.slice(0, length)), name.slice(0, length)).toContain(number);
      }
    }
  });
});

describe("otherNameOf", () => {
  test.each([
    ["Yaman", 65, "a Hindustani raga of the thaat Kalyan"],
    ["raag yaman", 65, "a Hindustani raga of the thaat Kalyan"],
    ["Bilawal", 29, "one of the ten Hindustani thaats"],
    ["भैरव", 15, "one of the ten Hindustani thaats"],
    ["Todi thaat", 45, "one of the ten Hindustani thaats"],
    ["Dorian", 22, "a Western mode"],
  ])("%s is number %i: %s", (name, number, what) => {
    expect(otherNameOf(name)).toMatchObject({ number, what });
  });

  test.each(["Kalyani", "Bhairava", "raga", ""])("%s is none", (name) => {
    expect(otherNameOf(name)).toBeNull();
  });
});

describe("isMelakartaName", () => {
  test.each(["Kalyani", "kaly", "कल्याणी", "29", "S R2 G3", "Yaman"])("%s is one", (name) => {
    expect(isMelakartaName(name)).toBe(true);
  });

  test.each(["Darbar", "alyani", "Harikambodhi raga", ""])("%s is none", (name) => {
    expect(isMelakartaName(name)).toBe(false);
  });
});

describe("nameKey", () => {
  test("brings spellings together", () => {
    expect(nameKey("Dheerashankarabharanam")).toBe("dirasankarabaranam");
    expect(nameKey("धीरशङ्कराभरणम्")).toBe("dirasankarabaranam");
    expect(nameKey("ధీరశంకరాభరణం")).toBe("dirasankarabaranam");
  });

  test("gives the same for composed and decomposed letters, and is its own key", () => {
    for (const { name, devanagari, iast } of RAGAS) {
      expect(nameKey(iast.normalize("NFD"))).toBe(nameKey(iast));
      for (const own of [name, devanagari, iast]) expect(nameKey(nameKey(own))).toBe(nameKey(own));
    }
  });
});
