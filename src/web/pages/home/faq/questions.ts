/** A question with the line under it; `key` finds its answer. */
export const QUESTIONS = [
  {
    key: "apparent",
    title: "Knowledge apparent and non-apparent",
    teaser: "What the senses report, and what a word can carry beyond them.",
  },
  {
    key: "numeration",
    title: "Alternative numeration",
    teaser:
      "Alphabets as numbers: the systems of Aryabhata, katapayadi and number words, and their cousins in Greek, Hebrew and Arabic.",
  },
  {
    key: "token",
    title: "Akshara as token",
    teaser:
      "The syllable as a unit of reading, and what it has in common with the tokens of a language model.",
  },
  { key: "whitepaper", title: "AGI whitepaper", tag: "Coming Soon..." },
  {
    key: "calculator",
    title: "Sanskrit Varnamala Calculator",
    teaser: "Three pictures: a word being read, summed and coloured.",
  },
] as const;

export type QuestionKey = (typeof QUESTIONS)[number]["key"];
