import { describe, expect, test } from "vitest";
import { MELAKARTA_NUMBERS, melakartaScale, semitonesOf } from "./melakarta.ts";
import { relativesOf } from "./relatives.ts";
import { svaraFacts } from "./svara.ts";

const familyOf = (number: number) =>
  [number, ...relativesOf(number).map((relative) => relative.number)]
    .toSorted((one, other) => one - other)
    .join(" ");

describe("relativesOf", () => {
  test("leads from Mayamalavagowla to Rasikapriya and Simhendramadhyamam", () => {
    expect(relativesOf(15)).toEqual([
      { number: 72, sa: "R1" },
      { number: 57, sa: "M1" },
    ]);
  });

  test("leads from Shankarabharanam to the five that every teacher names", () => {
    expect(relativesOf(29)).toEqual([
      { number: 22, sa: "R2" },
      { number: 8, sa: "G3" },
      { number: 65, sa: "M1" },
      { number: 28, sa: "P" },
      { number: 20, sa: "D2" },
    ]);
  });

  // Computed from the twelve places with another program.
  test("sorts the 72 into 36 families, 16 of one alone", () => {
    const families = [...new Set(MELAKARTA_NUMBERS.map(familyOf))];
    expect(families).toHaveLength(36);
    expect(families.filter((family) => family.includes(" "))).toEqual([
      "1 51",
      "2 19 53",
      "3 54 55",
      "4 25",
      "5 61",
      "7 17 63",
      "8 20 22 28 29 65",
      "9 35 56 66",
      "10 23 26 64",
      "11 62",
      "13 69",
      "14 21 58 71",
      "15 57 72",
      "16 27 59",
      "18 43",
      "24 32",
      "30 34 44",
      "33 60",
      "36 45",
      "46 70",
    ]);
  });

  test("is mutual, and the way back ends at the first Sa", () => {
    for (const number of MELAKARTA_NUMBERS) {
      for (const relative of relativesOf(number)) {
        const back = relativesOf(relative.number).find((other) => other.number === number)!;
        const steps = [relative, back].map(({ sa }) => svaraFacts(sa).semitones);
        expect(steps[0]! + steps[1]!).toBe(12);
      }
    }
  });

  test("keeps the notes", () => {
    for (const number of MELAKARTA_NUMBERS) {
      for (const { number: other, sa } of relativesOf(number)) {
        expect(melakartaScale(number).svaras).toContain(sa);
        const { semitones: start } = svaraFacts(sa);
        const sounding = semitonesOf(other).map((place) => (place + start) % 12);
        expect(new Set(sounding)).toEqual(new Set(semitonesOf(number)));
      }
    }
  });
});
