import { colourOf } from "#domain/colour/letter-colours.ts";
import { readText } from "#domain/numeration/reading/read-text.ts";

/** A piece of a word. */
interface Piece {
  /** Its index, from 0. */
  readonly at: number;
  readonly text: string;
  /** The colour, if the piece is a letter. */
  readonly hex?: string;
}

/** One way to split a word. */
interface WayToCut {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly lang: string;
}

const { syllables, word } = readText("नमस्ते", "devanagari").words[0]!;
const letters = syllables.flatMap(({ consonants, vowel }) =>
  [...consonants, ...(vowel === null ? [] : [vowel])].map((latin) => colourOf(latin)!),
);
const bytes = [...new TextEncoder().encode(word)];

/** नमस्ते split into aksharas, letters, Unicode characters and UTF-8 bytes. */
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
    // A combining sign needs a base to stand on.
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
