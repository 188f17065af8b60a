import { expect, test } from "vitest";
import words from "../../styles/fonts/verse.txt?raw";
import { EXAMPLES } from "./examples.ts";
import { versesIn } from "./verse-view.ts";

const viewOf = (text: string) => [...versesIn(text)][0]!.view();

test("the font of the page holds every akshara it opens with", () => {
  const inFont = new Set(words.split(/\s+/));
  const verse = viewOf(EXAMPLES[0].text);
  const aksharas = verse.quarters.flatMap(({ syllables }) =>
    syllables.map(({ akshara }) => akshara),
  );
  expect([...aksharas, verse.metre!.name!.devanagari].filter((word) => !inFont.has(word))).toEqual(
    [],
  );
});

// The verse of the Aryabhatiya is called a giti and has its 60 mātrās, but the fifth foot is ja,
// which the rule forbids there.
test("the examples have their metres", () => {
  const metres = EXAMPLES.map(({ text }) => [...versesIn(text)].map(({ metre }) => metre));
  expect(metres).toEqual([
    ["anuṣṭubh"],
    ["upajāti"],
    ["hariṇī"],
    ["upajāti"],
    ["gīti, nearly"],
    ["anuṣṭubh"],
  ]);
});

test("a metre tells its pauses, and its name in Devanagari", () => {
  const verse = viewOf("कश्चित्कान्ताविरहगुरुणा स्वाधिकारात्प्रमत्तः");
  expect(verse.metre).toMatchObject({
    name: { devanagari: "मन्दाक्रान्ता" },
    about: "Four like quarters, 17 syllables each. Pauses after 4 and 10.",
  });
});

test.each([
  [
    "अयि गिरिनन्दिनि नन्दितमेदिनि विश्वविनोदिनि नन्दिनुते\n".repeat(4),
    "Four like quarters, 23 syllables each. Also called virājita.",
  ],
  [
    "कश्चित्कान्ताविरहगुरुणा स्वधिकारात्प्रमत्तः",
    "Nearly: one syllable has another weight than the metre asks for. Four like quarters, 17 syllables each. Pauses after 4 and 10.",
  ],
])("what is said of a metre: %s", (text, about) => {
  expect(viewOf(text).metre!.about).toBe(about);
});

test("a verse of no metre tells how many syllables its lines have", () => {
  expect(viewOf("अथ शब्दानुशासनम्")).toMatchObject({
    metre: null,
    counts: "Its line has 8 syllables (class anuṣṭubh).",
  });
  expect(viewOf("रामः सीता\nलक्ष्मणः")).toMatchObject({
    metre: null,
    counts: "Its lines have 4 and 3 syllables.",
  });
});

test("half a verse has two quarters, and an āryā two halves", () => {
  const namesOf = (text: string) => viewOf(text).quarters.map(({ name }) => name);
  expect(namesOf("धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः")).toEqual(["First pāda", "Second pāda"]);
  expect(namesOf("कश्चित्कान्ताविरहगुरुणा स्वाधिकारात्प्रमत्तः")).toEqual(["First pāda"]);
  // Mālavikāgnimitra 5.19
  const arya = "प्रतिपक्षेणापि पतिं सेवन्ते भर्तृवत्सलाः साध्व्यः ।\nअन्यसरितां शतानि हि समुद्रगाः प्रापयन्त्यब्धिम् ॥";
  expect(namesOf(arya)).toEqual(["First half", "Second half"]);
});

test("an akshara shows the colours of its letters, and that of the one before its vowel", () => {
  const { hex, strip } = viewOf("र्था").quarters[0]!.syllables[0]!;
  expect(strip.map((letter) => letter.hex)).toHaveLength(3);
  expect(hex).toBe(strip[1]!.hex);
});
