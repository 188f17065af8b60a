import { describe, expect, test } from "vitest";
import { JANYAS, janyasOf, kindOf } from "./janya.ts";
import { MELAKARTA_NUMBERS, melakartaScale } from "./melakarta.ts";
import { SVARAS } from "./svara.ts";
import { JANYA_ROWS } from "./tables/janya.data.ts";
import { OTHER_FORMS } from "./tables/janya-forms.data.ts";

const named = (name: string) => JANYAS.find((janya) => janya.name === name)!;
const SVARA_NAMES = new Set<string>(SVARAS.map(({ svara }) => svara));

describe("JANYAS", () => {
  test("are 323, each with a name of its own and its sources", () => {
    expect(JANYAS).toHaveLength(323);
    expect(new Set(JANYAS.map(({ slug }) => slug)).size).toBe(323);
    for (const { name, sources, differing } of JANYAS) {
      expect(sources, name).toMatch(/^W?G?V?R?S?L?C?$/);
      expect(sources, name).not.toBe("");
      expect(differing, name).toMatch(/^L?$/);
      expect(differing !== "" && sources.includes(differing), name).toBe(false);
    }
  });

  test("have other forms that differ from the one shown, each with its sources", () => {
    for (const { name, mela, arohana, avarohana, otherForms } of JANYAS) {
      const forms = [{ mela, arohana, avarohana }, ...otherForms].map((form) =>
        [form.mela, ...form.arohana, "|", ...form.avarohana].join(" "),
      );
      expect(new Set(forms).size, name).toBe(forms.length);
      expect(
        otherForms.every(({ sources }) => /^[WGVRSC]+$/.test(sources)),
        name,
      ).toBe(true);
    }
    expect(new Set(OTHER_FORMS.map(([name]) => name)).size).toBe(
      JANYAS.filter(({ otherForms }) => otherForms.length > 0).length,
    );
  });

  // ragavardhini, ragas/kritis.psv, has these with many compositions.
  test.each([
    ["Darbar", 22, "R2 M1 P D2 N2"],
    ["Saranga", 65, "R2 G3 M2 P D2 N3"],
    ["Devagandhari", 29, "R2 M1 P D2"],
    ["Huseni", 22, "R2 G2 M1 P N2 D2 N2"],
    ["Nayaki", 22, "R2 M1 P D2 N2 D2 P"],
    ["Janasammohini", 28, "R2 G3 P D2 N2"],
  ])("have what is sung every day: %s", (name, mela, arohana) => {
    expect(named(name).mela).toBe(mela);
    expect(named(name).arohana.slice(1, -1).join(" ")).toBe(arohana);
  });

  test("say both parents of a raga where schools differ", () => {
    expect(named("Janasammohini").otherForms.map(({ mela }) => mela)).toEqual([25]);
  });

  test("have ragas that do not reach the upper Sa, of which no octave is claimed", () => {
    expect(named("Punnagavarali")).toMatchObject({ isOctave: false, vakra: false });
    expect(kindOf(named("Punnagavarali"))).toContain("nishadantya");
    expect(kindOf(named("Kurinji"))).toContain("dhaivatantya");
    expect(kindOf(named("Navaroj"))).toContain("panchamantya");
  });

  test("have svaras of their parent, or are marked bhashanga", () => {
    for (const janya of JANYAS) {
      const { arohana, avarohana, mela, foreign, name } = janya;
      const own = melakartaScale(mela).svaras;
      const svaras = [...arohana, ...avarohana];
      expect(
        svaras.every((svara) => SVARA_NAMES.has(svara)),
        name,
      ).toBe(true);
      const isWithin = svaras.every((svara) => own.includes(svara));
      expect(kindOf(janya).includes("bhashanga"), name).toBe(!isWithin);
      expect(
        foreign.some((svara) => own.includes(svara)),
        name,
      ).toBe(false);
    }
  });

  test("run from Sa to Sa if the octave is certain, and are not their parent", () => {
    for (const { arohana, avarohana, mela, name, isOctave } of JANYAS) {
      for (const svaras of isOctave ? [arohana, avarohana] : []) {
        expect(svaras.slice(1, -1), name).not.toContain("S");
        expect([svaras[0], svaras.at(-1)], name).toEqual(["S", "S"]);
      }
      const parent = melakartaScale(mela);
      expect([arohana, avarohana], name).not.toEqual([parent.arohana, parent.avarohana]);
    }
  });

  test("stand under their parents in order", () => {
    expect(MELAKARTA_NUMBERS.flatMap(janyasOf)).toEqual(JANYAS);
    expect(janyasOf(53).map(({ name }) => name)).toEqual([
      "Gamakakriya",
      "Hamsanandi",
      "Padmakalyani",
      "Purvikalyani",
      "Sohini",
    ]);
    const names = JANYA_ROWS.map(
      ([name, mela]) => `${`${mela}`.padStart(2)} ${name.toLowerCase()}`,
    );
    expect(names).toEqual(names.toSorted());
  });
});

// As Wikipedia’s pages of these ragas name them, quoted by codevalley/raagawheel, and for
// Kedaragowla and Surutti The Hindu, Allied ragas.
test.each([
  ["Bilahari", 29, "audava-sampurna"],
  ["Kedaragowla", 28, "audava-sampurna"],
  ["Saveri", 15, "audava-sampurna"],
  ["Bowli", 15, "audava-shadava"],
  ["Malahari", 15, "audava-shadava"],
  ["Malayamarutam", 16, "shadava"],
  ["Hamsanandi", 53, "shadava"],
  ["Mohanam", 28, "audava"],
  ["Hindolam", 20, "audava"],
  ["Kambhoji", 28, "shadava-sampurna"],
  ["Surutti", 28, "shadava-sampurna, vakra"],
  ["Kedaram", 29, "audava-shadava, vakra"],
  ["Bhairavi", 20, "sampurna, bhashanga"],
  ["Mukhari", 22, "shadava-sampurna, vakra, bhashanga"],
  ["Kapi", 22, "audava-sampurna, vakra, bhashanga"],
  ["Anandabhairavi", 20, "shadava-sampurna, vakra, bhashanga"],
  ["Navarasa Kannada", 28, "svarantara-shadava"],
  ["Lavangi", 1, "svarantara"],
  ["Sarvashree", 1, "samika"],
])("%s of %i is %s", (name, mela, kind) => {
  expect(named(name).mela).toBe(mela);
  expect(kindOf(named(name))).toBe(kind);
});

test("what is foreign to the parent is named", () => {
  expect(named("Bhairavi").foreign).toEqual(["D2"]);
  expect(named("Kapi").foreign).toEqual(["N3"]);
  expect(named("Mohanam").foreign).toEqual([]);
});
