import { expect, test } from "vitest";
import { MELAKARTA_NUMBERS, melakartaOfSemitones } from "./melakarta.ts";
import { searchRagas } from "./search.ts";
import { thaatOf } from "./thaat.ts";

// Hindustani notation, a letter for each semitone above Sa: a small one is the lower of two forms.
const NOTES = "SrRgGmMPdDnN";

test.each([
  // ragajunglism.org/ragas/thaat
  ["Kalyan", "SRGMPDN", 65],
  ["Bilawal", "SRGmPDN", 29],
  ["Khamaj", "SRGmPDn", 28],
  ["Kafi", "SRgmPDn", 22],
  ["Asavari", "SRgmPdn", 20],
  ["Bhairavi", "SrgmPdn", 8],
  ["Bhairav", "SrGmPdN", 15],
  ["Marwa", "SrGMPDN", 53],
  ["Purvi", "SrGMPdN", 51],
  ["Todi", "SrgMPdN", 45],
])("the thaat %s, %s, is number %i", (thaat, notes, number) => {
  expect(melakartaOfSemitones([...notes].map((note) => NOTES.indexOf(note)))).toBe(number);
  expect(thaatOf(number)).toBe(thaat);
  expect(searchRagas(thaat)).toContain(number);
});

test("no other melakarta is a thaat", () => {
  expect(MELAKARTA_NUMBERS.filter((number) => thaatOf(number) !== null)).toHaveLength(10);
});
