import { expect, test } from "vitest";
import type { Script } from "../letters/letters.ts";
import { literatureNotes } from "./literature-notes.ts";
import { readText } from "./read-text.ts";

const notesOn = (text: string, script: Script) => literatureNotes(readText(text, script).words[0]!);

// Aryabhatiya, Gitikapada 3: 57,753,336 revolutions of the Moon in a yuga.
test.each([
  ["चयगियिङुशुछ्लृ", "devanagari"],
  ["ಚಯಗಿಯಿಙುಶುಛ್ಲೃ", "kannada"],
  ["cayagiyiṅuśuchlṛ", "latin"],
] as const)("the Moon’s word is not offered with another vowel: %s", (text, script) => {
  expect(notesOn(text, script)).toEqual([]);
});

test("the ch of a word in print is no c, but in plain letters it may be", () => {
  expect(notesOn("jaṣabikhuchṛ", "latin")).toEqual([]);
  expect(notesOn("cha", "latin").map(({ code }) => code)).toEqual(["ch_is_aspirated"]);
});

test.each([
  ["चयगियिङुशुछॢ", "devanagari", { text: "चयगियिङुशुछ्लृ" }],
  ["చయగియిఙుశుఛౢ", "telugu", { text: "చయగియిఙుశుఛ్లృ" }],
  ["cayagiyiṅuśuchḷ", "latin", { text: "cayagiyiṅuśuchlṛ", rules: { scheme: "iast" } }],
] as const)("%s with ḷ is offered the Moon’s word", (text, script, alternative) => {
  expect(notesOn(text, script)).toEqual([
    {
      code: "vocalic_l_for_l_with_r",
      message:
        "With l and ṛ in place of the vowel ḷ, this is a word of the Āryabhaṭīya: revolutions of the Moon.",
      alternative: { ...alternative, value: 57_753_336n },
    },
  ]);
});

test("a misprint, and a word that no work has, keep the note on l with ṛ", () => {
  for (const text of ["ङिशिबुण्लृष्खृ", "ण्लृ"]) {
    const codes = notesOn(text, "devanagari").map(({ code }) => code);
    expect(codes).toContain("l_with_vocalic_r");
  }
});

test("nothing is added to the Earth’s word, which has ḷ, nor to any other", () => {
  expect(notesOn("ङिशिबुणॢष्खृ", "devanagari")).toEqual([]);
  expect(notesOn("kḷpta", "latin")).toEqual([]);
  // Parameśvara's gloss on lṛ alone makes no word of a vowel alone.
  expect(notesOn("ऌ", "devanagari").map(({ code }) => code)).toEqual(["standalone_vowel"]);
});
