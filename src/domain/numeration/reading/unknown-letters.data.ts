/**
 * Letters that belong to none of the tables, and what a reader can be told of each: what it is and,
 * where there is one, the letter to type instead.
 *
 * @see The Unicode Standard, code charts of Devanagari, Telugu and Kannada.
 */
export const UNKNOWN_LETTERS: ReadonlyMap<string, { what: string; nearest?: string }> = new Map([
  ["ॻ", { what: "a g of Sindhi", nearest: "ग" }],
  ["ॼ", { what: "a j of Sindhi", nearest: "ज" }],
  ["ॾ", { what: "a ḍ of Sindhi", nearest: "ड" }],
  ["ॿ", { what: "a b of Sindhi", nearest: "ब" }],
  ...[..."ॳॴॵॶॷऺऻॏॖॗ"].map((char) => [char, { what: "a vowel of Kashmiri" }] as const),
  ["ॎ", { what: "an old sign for e; type े, or ै, ो, ौ where another sign stands beside it" }],
  ["ౚ", { what: "a consonant of old Telugu inscriptions whose sound is not known" }],
  ["ౝ", { what: "an n without a vowel", nearest: "న్" }],
  ["ೝ", { what: "an n without a vowel", nearest: "ನ್" }],
]);
