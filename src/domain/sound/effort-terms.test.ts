import { expect, test } from "vitest";
import { ARTICULATIONS, articulationOf } from "./articulation.ts";
import { effortTerms } from "./effort-terms.ts";
import { IPA } from "./ipa.data.ts";

const terms = (latin: string) =>
  effortTerms(articulationOf(latin)!)
    .map(({ iast }) => iast)
    .join(" ");

test.each([
  ["k", "spṛṣṭa aghoṣa alpaprāṇa"],
  ["gh", "spṛṣṭa ghoṣa mahāprāṇa"],
  ["m", "spṛṣṭa ghoṣa alpaprāṇa anunāsika"],
  ["y", "īṣatspṛṣṭa ghoṣa alpaprāṇa"],
  ["ś", "vivṛta aghoṣa mahāprāṇa"],
  ["h", "vivṛta ghoṣa mahāprāṇa"],
  ["a", "saṃvṛta hrasva"],
  ["ā", "vivṛta dīrgha"],
  ["ṛ", "vivṛta hrasva"],
])("%s is %s", (latin, expected) => {
  expect(terms(latin)).toBe(expected);
});

test("what the tradition does not describe has no terms", () => {
  for (const latin of ["ṃ", "ḥ", "ḻ", "ṟ", "ẕ", "ĉ"]) expect(terms(latin)).toBe("");
});

test("every letter has its own sign of the International Phonetic Alphabet", () => {
  const signs = ARTICULATIONS.map(({ latin }) => IPA[latin]);
  expect(signs).not.toContain(undefined);
  // ṉ is written n in Sanskrit words, and candrabindu is anusvara with the mouth open.
  expect(new Set(signs).size).toBeGreaterThanOrEqual(ARTICULATIONS.length - 2);
});
