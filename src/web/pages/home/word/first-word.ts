/** The word that stands in the field before anybody writes one. */
export const FIRST_WORD = "ख्युघृ";

/** Words to press, told in words of every reader: four scripts would need four fonts. */
export const EXAMPLES = [
  { word: FIRST_WORD, name: "years of a yuga, in Devanagari" },
  { word: "śabda", name: "word, in Latin letters" },
  { word: "ಕಮಲ", name: "lotus, in Kannada" },
  { word: "గజ", name: "elephant, in Telugu" },
] as const;
