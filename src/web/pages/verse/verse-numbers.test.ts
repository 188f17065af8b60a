import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/any-text.fixture.ts";
import { readVerses } from "#domain/prosody/read-verse.ts";
import { verseNumbers } from "./verse-numbers.ts";

function numbersIn(text: string) {
  const verses = readVerses(text);
  const lines = verses.flatMap((verse) => verse.lines);
  return verseNumbers({ lines, scheme: verses[0]?.scheme ?? null });
}

test("the circle of the Līlāvatī holds two compounds of word numerals", () => {
  const { compounds } = numbersIn("व्यासे भनन्दाग्निहते विभक्ते\nखबाणसूर्यैः परिधिः स सूक्ष्मः ।");
  expect(compounds.map(({ word, readings }) => [word, readings.map(({ value }) => value)])).toEqual(
    [
      ["भनन्दाग्निहते", [3927n]],
      ["खबाणसूर्यैः", [1250n]],
    ],
  );
});

// Gitikapada 3; the words and their numbers are those of the table of known words.
test("Āryabhaṭa’s verse of the revolutions holds his numerals, in every script", () => {
  const verses = [
    "युगरविभगणाः ख्युघृ शशि चयगियिङुशुछ्लृ कु ङिशिबुणॢष्खृ प्राक् ।\nशनि ढुङ्विघ्व गुरु ख्रिच्युभ कुज भद्लिझ्नुखृ भृगुबुधसौराः ॥",
    "yugaravibhagaṇāḥ khyughṛ śaśi cayagiyiṅuśuchlṛ ku ṅiśibuṇḷṣkhṛ prāk |\nśani ḍhuṅvighva guru khricyubha kuja bhadlijhnukhṛ bhṛgubudhasaurāḥ ||",
  ];
  for (const verse of verses) {
    const { aryabhata, compounds } = numbersIn(verse);
    expect(aryabhata.map(({ value }) => value)).toEqual([
      4_320_000n,
      57_753_336n,
      1_582_237_500n,
      146_564n,
      364_224n,
      2_296_824n,
    ]);
    expect(compounds).toEqual([]);
  }
});

// As quoted at slabhyankar.wordpress.com, lesson 120; the digits are those of pi, in the order of
// the syllables. The last, 2, is the verse's own: pi has 5 there.
test("the verse of pi gives its digits by kaṭapayādi", () => {
  const { katapayadi } = numbersIn("गोपीभाग्यमधुव्रातशृङ्गिशोदधिसंधिग ।\nखलजीवितखाताव गलहालारसंधर ॥");
  expect(
    katapayadi.map(({ reading }) => reading.digits.map(({ digit }) => digit).join("")),
  ).toEqual(["3141592653589793", "2384626433832792"]);
  expect(katapayadi[0]!.reading.text).toBe("3979853562951413");
});

test("nothing is claimed of a verse that has no number words, nor of particles", () => {
  for (const text of ["वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये ।", "च य छ देवेश", "12 !", ""])
    expect(numbersIn(text)).toMatchObject({ compounds: [], aryabhata: [] });
});

test("a word alone may be of two word numerals", () => {
  expect(numbersIn("वेदाग्नि").compounds[0]?.readings[0].value).toBe(34n);
});

test("a compound runs on over a line that ends in a hyphen, and a word alone is read as its verse is", () => {
  expect(numbersIn("व्यासे भनन्दा-\nग्निहते").compounds.map(({ word }) => word)).toEqual(["भनन्दाग्निहते"]);
  // By itself, chidra would be read as plain ASCII, where ch is च.
  const { compounds } = numbersIn("bāṇa vedacchidranaga");
  expect(compounds[0]?.readings.map(({ value }) => value)).toContain(704n);
});

test("any text can be read", () => {
  fc.assert(fc.property(anyText(200), (text) => numbersIn(text).compounds.length >= 0));
});
