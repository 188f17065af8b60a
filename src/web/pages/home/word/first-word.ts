/** The initial word of the field. */
export const FIRST_WORD = "ख्युघृ";

/** Words to press; styles/fonts/first-words.txt has them all, but the Latin one. */
export const EXAMPLES = [
  { word: FIRST_WORD, lang: "sa-Deva", meaning: "a yuga" },
  { word: "śabda", lang: "sa-Latn", meaning: "word" },
  { word: "ಕಮಲ", lang: "kn", meaning: "lotus" },
  { word: "గజ", lang: "te", meaning: "elephant" },
] as const;
