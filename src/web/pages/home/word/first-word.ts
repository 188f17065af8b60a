/** The initial word of the field. */
export const FIRST_WORD = "ख्युघृ";

/** Suggested words, described in English: their four scripts would need four fonts. */
export const EXAMPLES = [
  { word: FIRST_WORD, name: "years of a yuga, in Devanagari" },
  { word: "śabda", name: "word, in Latin letters" },
  { word: "ಕಮಲ", name: "lotus, in Kannada" },
  { word: "గజ", name: "elephant, in Telugu" },
] as const;
