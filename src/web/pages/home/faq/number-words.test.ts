import { expect, test } from "vitest";
import { LETTER_NUMERALS, SKY_FOUR_TEETH_OCEANS, valueOfNumberWords } from "./number-words.data.ts";
import { WORD } from "./read-word.ts";

// The letters in numeral order: 1 to 9, 10 to 90, 100 and on.
const ALPHABETS: Readonly<Record<string, string>> = {
  grc: "αβγδεϛζηθικλμνξοπϟρστυφχψωϡ",
  he: "אבגדהוזחטיכלמנסעפצקרשת",
  ar: "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ",
};

function valueIn(alphabet: string, letter: string): number {
  const index = [...alphabet].indexOf(letter);
  return ((index % 9) + 1) * 10 ** Math.floor(index / 9);
}

test("sky, teeth and oceans are the years that Aryabhata’s word counts", () => {
  expect(valueOfNumberWords(SKY_FOUR_TEETH_OCEANS)).toBe("4320000");
  expect(WORD.value).toBe(4320000n);
});

test.each(LETTER_NUMERALS)("$system letters count by their order", ({ lang, word, values }) => {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ς", "σ");
  expect([...plain].map((letter) => valueIn(ALPHABETS[lang]!, letter))).toEqual(values);
});
