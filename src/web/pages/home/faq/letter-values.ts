// The letters in numeral order: 1 to 9, 10 to 90, the hundreds, in Arabic also 1000.
const ALPHABETS = {
  grc: "αβγδεϛζηθικλμνξοπϟρστυφχψωϡ",
  he: "אבגדהוזחטיכלמנסעפצקרשת",
  ar: "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ",
} as const;

/**
 * What the letters of a Greek, Hebrew or Arabic word count, in order.
 *
 * @see Wikipedia, Greek numerals, Hebrew numerals and Abjad numerals (eastern order).
 */
export function letterValues(word: string, lang: keyof typeof ALPHABETS): number[] {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ς", "σ");
  return [...plain].map((letter) => {
    const index = [...ALPHABETS[lang]].indexOf(letter);
    return ((index % 9) + 1) * 10 ** Math.floor(index / 9);
  });
}
