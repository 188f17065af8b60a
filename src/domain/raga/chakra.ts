/**
 * The twelve chakras of six ragas each. Their names are number words (bhuta-sankhya): one moon, two
 * eyes. So katapayadi does not apply to them.
 *
 * A row: Latin, Devanagari, IAST, and the meaning of the word.
 *
 * @see https://en.wikipedia.org/wiki/Melakarta, for the names and meanings.
 */
type Row = readonly [latin: string, devanagari: string, iast: string, meaning: string];

const CHAKRA_ROWS: readonly Row[] = [
  ["Indu", "इन्दु", "indu", "moon"],
  ["Netra", "नेत्र", "netra", "eyes"],
  ["Agni", "अग्नि", "agni", "fires"],
  ["Veda", "वेद", "veda", "Vedas"],
  ["Bana", "बाण", "bāṇa", "arrows of Kama"],
  ["Rutu", "ऋतु", "ṛtu", "seasons"],
  ["Rishi", "ऋषि", "ṛṣi", "sages"],
  ["Vasu", "वसु", "vasu", "Vasus"],
  ["Brahma", "ब्रह्म", "brahma", "Brahmas"],
  ["Disi", "दिशि", "diśi", "directions, from diś"],
  ["Rudra", "रुद्र", "rudra", "Rudras"],
  ["Aditya", "आदित्य", "āditya", "Adityas"],
];

/** Six ragas that share rishabha, gandhara and madhyama. */
interface Chakra {
  /** 1 to 12. */
  readonly number: number;
  readonly name: string;
  readonly devanagari: string;
  readonly iast: string;
  /** What the name means; there are `number` of them. */
  readonly meaning: string;
}

/** The twelve chakras in order. */
export const CHAKRAS: readonly Chakra[] = CHAKRA_ROWS.map(
  ([name, devanagari, iast, meaning], index) => ({
    number: index + 1,
    name,
    devanagari,
    iast,
    meaning,
  }),
);
