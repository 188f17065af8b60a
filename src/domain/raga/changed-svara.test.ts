import { describe, expect, test } from "vitest";
import { formsOf, withSvara } from "./changed-svara.ts";
import { MELAKARTA_NUMBERS, madhyamaPair, melakartaScale } from "./melakarta.ts";

describe("withSvara", () => {
  test.each([
    [29, "M2", 65, "M1 M2"],
    [65, "M1", 29, "M2 M1"],
    [29, "N2", 28, "N3 N2"],
    [29, "G2", 23, "G3 G2"],
    [15, "R2", 27, "R1 R2"],
    // The neighbour has to give way.
    [29, "G1", 5, "R2 R1, G3 G1"],
    [22, "R3", 34, "R2 R3, G2 G3"],
    [15, "N1", 13, "N3 N1"],
    [36, "N2", 34, "D3 D2, N3 N2"],
    [29, "P", 29, ""],
  ] as const)("of %i with %s gives %i", (number, svara, changed, changes) => {
    const { number: found, changes: made } = withSvara(number, svara);
    expect(found).toBe(changed);
    expect(made.map(({ from, to }) => `${from} ${to}`).join(", ")).toBe(changes);
  });

  test("keeps all but the svara and its neighbour in the pair", () => {
    for (const number of MELAKARTA_NUMBERS) {
      for (const svara of melakartaScale(number).svaras.flatMap(formsOf)) {
        const { number: changed, changes } = withSvara(number, svara);
        expect(melakartaScale(changed).svaras).toContain(svara);
        const pair = "RG".includes(svara[0]!) ? "RG" : "DN";
        const own = svara.startsWith("M") ? "M" : pair;
        expect(changes.every(({ from }) => own.includes(from[0]!))).toBe(true);
      }
      expect(withSvara(number, number <= 36 ? "M2" : "M1").number).toBe(madhyamaPair(number));
    }
  });
});

test("a svara has one to three forms", () => {
  expect(["S", "R2", "G1", "M1", "P", "D3", "N2"].map((svara) => formsOf(svara as "S"))).toEqual([
    ["S"],
    ["R1", "R2", "R3"],
    ["G1", "G2", "G3"],
    ["M1", "M2"],
    ["P"],
    ["D1", "D2", "D3"],
    ["N1", "N2", "N3"],
  ]);
});
