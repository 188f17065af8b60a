import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  MELAKARTA_COUNT,
  MELAKARTA_NUMBERS,
  madhyamaPair,
  melakartaOfSemitones,
  melakartaScale,
  semitonesOf,
} from "./melakarta.ts";

describe("melakartaScale", () => {
  // Anchors any musician can check, one from each corner of the table.
  test.each([
    [1, 1, 1, "S R1 G1 M1 P D1 N1"], // Kanakangi, the first
    [15, 3, 3, "S R1 G3 M1 P D1 N3"], // Mayamalavagowla, the beginner's scale
    [29, 5, 5, "S R2 G3 M1 P D2 N3"], // Dheerasankarabharanam, the Western major scale
    [36, 6, 6, "S R3 G3 M1 P D3 N3"], // Chalanata, the last with M1
    [65, 11, 5, "S R2 G3 M2 P D2 N3"], // Mechakalyani
    [72, 12, 6, "S R3 G3 M2 P D3 N3"], // Rasikapriya, the last
  ])("number %i is in chakra %i at place %i: %s", (number, chakra, place, svaras) => {
    const scale = melakartaScale(number);
    expect(scale.chakra).toBe(chakra);
    expect(scale.place).toBe(place);
    expect(scale.svaras.join(" ")).toBe(svaras);
  });

  test("rises to the upper S and comes down the same way", () => {
    const { arohana, avarohana } = melakartaScale(65);
    expect(arohana.join(" ")).toBe("S R2 G3 M2 P D2 N3 S");
    expect(avarohana.join(" ")).toBe("S N3 D2 P M2 G3 R2 S");
  });

  test("calls forty scales vivadi", () => {
    expect(MELAKARTA_NUMBERS.filter((number) => melakartaScale(number).vivadi)).toHaveLength(40);
  });

  test.each([0, 73, -1, 1.5, Number.NaN])("refuses %d", (number) => {
    expect(() => melakartaScale(number)).toThrow(
      expect.objectContaining({ code: "number_out_of_range" }),
    );
  });
});

test("a madhyama pair differs in madhyama alone", () => {
  for (const number of MELAKARTA_NUMBERS) {
    const pair = madhyamaPair(number);
    expect(madhyamaPair(pair)).toBe(number);
    const withOther = melakartaScale(number).svaras.join(" ").replace(/M\d/, "M?");
    expect(melakartaScale(pair).svaras.join(" ").replace(/M\d/, "M?")).toBe(withOther);
    expect(melakartaScale(pair).madhyama).not.toBe(melakartaScale(number).madhyama);
  }
});

describe("melakartaOfSemitones", () => {
  test("leads from every scale back to its number", () => {
    expect(MELAKARTA_NUMBERS).toHaveLength(MELAKARTA_COUNT);
    for (const number of MELAKARTA_NUMBERS) {
      expect(melakartaOfSemitones(semitonesOf(number).toReversed())).toBe(number);
    }
  });

  test("finds exactly 72 among all sets of places", () => {
    const found = Array.from({ length: 2 ** 12 }, (_, bits) =>
      melakartaOfSemitones([...Array(12).keys()].filter((place) => (bits >> place) & 1)),
    ).filter((number) => number !== null);
    expect(found.toSorted((one, other) => one - other)).toEqual(MELAKARTA_NUMBERS);
  });

  test("knows the Western major scale, and what no melakarta has", () => {
    expect(melakartaOfSemitones([0, 2, 4, 5, 7, 9, 11])).toBe(29);
    expect(melakartaOfSemitones([0, 1, 2, 3, 4, 5, 6])).toBeNull();
    expect(melakartaOfSemitones([])).toBeNull();
  });

  test("does not mind the order", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 2, 3, 5, 7, 8, 10], { minLength: 7 }),
        (places) => melakartaOfSemitones(places) === 20,
      ),
    );
  });
});
