import { colourOf } from "#domain/colour/letter-colours.ts";
import { readText } from "#domain/numeration/read-text.ts";

/** A piece of a word. */
export interface Piece {
  /** Which piece it is, from 0. */
  readonly at: number;
  readonly text: string;
  /** The colour, where the piece is a letter. */
  readonly hex?: string;
}

/** One way to cut a word. */
export interface WayToCut {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly lang: string;
}

const { syllables, word } = readText("नमस्ते", "devanagari").words[0]!;
const letters = syllables.flatMap(({ consonants, vowel }) =>
  [...consonants, ...(vowel === null ? [] : [vowel])].map((latin) => colourOf(latin)!),
);
const bytes = [...new TextEncoder().encode(word)];

/** नमस्ते in aksharas, in letters, in the characters of Unicode and in the bytes of UTF-8. */
export const WAYS_TO_CUT: readonly WayToCut[] = [
  { name: "aksharas", lang: "sa-Deva", pieces: piecesOf(syllables.map(({ text }) => text)) },
  {
    name: "sounds",
    lang: "sa-Deva",
    pieces: letters.map(({ devanagari: text, hex }, at) => ({ at, text, hex })),
  },
  {
    name: "Unicode characters",
    lang: "sa-Deva",
    // A sign needs something to stand on.
    pieces: piecesOf([...word].map((sign) => (/\p{M}/u.test(sign) ? `◌${sign}` : sign))),
  },
  {
    name: "bytes of UTF-8",
    lang: "zxx",
    pieces: piecesOf(bytes.map((byte) => byte.toString(16).toUpperCase())),
  },
];

function piecesOf(texts: readonly string[]): Piece[] {
  return texts.map((text, at) => ({ at, text }));
}
