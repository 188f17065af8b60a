/** A thing whose name stands for digits. */
interface NumberWord {
  readonly word: string;
  readonly means: string;
  readonly digits: string;
}

/**
 * The Sun's revolutions in a yuga, lowest digit first.
 *
 * @see Sūryasiddhānta 1.29, yuge sūryajñaśukrāṇāṃ khacatuṣkaradārṇavāḥ.
 */
export const SKY_FOUR_TEETH_OCEANS: readonly NumberWord[] = [
  { word: "kha-catuṣka", means: "the sky, which is empty, four times", digits: "0000" },
  { word: "rada", means: "teeth", digits: "32" },
  { word: "arṇava", means: "oceans", digits: "4" },
];

/** Joins number words, the lowest digit first. */
export function valueOfNumberWords(words: readonly NumberWord[]): string {
  return words
    .map(({ digits }) => digits)
    .toReversed()
    .join("");
}

/** A word whose letters are added up. */
interface LetterNumeral {
  readonly system: string;
  readonly lang: string;
  readonly word: string;
  readonly means: string;
  /** The values of its letters, in order. */
  readonly values: readonly number[];
  readonly note: string;
}

/** @see Wikipedia, Greek numerals, Hebrew numerals and Abjad numerals (eastern order). */
export const LETTER_NUMERALS: readonly LetterNumeral[] = [
  {
    system: "Greek",
    lang: "grc",
    word: "λόγος",
    means: "word",
    values: [30, 70, 3, 70, 200],
    note: "27 letters up to 900; three of them, for 6, 90 and 900, had left the alphabet and stayed on as numerals.",
  },
  {
    system: "Hebrew",
    lang: "he",
    word: "חי",
    means: "alive",
    values: [8, 10],
    note: "22 letters up to 400. 15 and 16 are written 9 + 6 and 9 + 7, out of respect for the divine name.",
  },
  {
    system: "Arabic",
    lang: "ar",
    word: "واحد",
    means: "one",
    values: [6, 1, 8, 4],
    note: "28 letters up to 1000, in the old order, called abjad after its first four.",
  },
];
