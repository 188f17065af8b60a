/** A part of a text that is one verse, or several without a sign between them. */
export interface Passage {
  /** As typed, without surrounding white space. */
  readonly text: string;
  /** Whether a sign that ends a verse follows. */
  readonly isEnded: boolean;
  /**
   * Its lines as typed, without their dandas: parted by empty lines, then by dandas, then by line
   * ends.
   */
  readonly blocks: readonly (readonly (readonly string[])[])[];
}

// Two dandas, also with a space between them, and what is typed for them.
const VERSE_END = /[॥‖]|।\s*।|\|\s*\||\/\//;
const EMPTY_LINE = /\n[^\S\n]*\n/;
const DANDA = /[।|/]/;

/**
 * Splits a text where a sign ends a verse, such as a double danda. `|` and `/` are typed for the danda.
 * What has no letters, such as a verse's number, is left out.
 */
export function passagesOf(text: string): Passage[] {
  const parts = text.replaceAll(/\r\n?/g, "\n").normalize("NFC").split(VERSE_END);
  return parts.flatMap((part, index) => {
    const typed = part.trim();
    const blocks = typed
      .split(EMPTY_LINE)
      .map(linesOf)
      .filter(({ length }) => length > 0);
    const isEnded = index < parts.length - 1;
    return blocks.length === 0 || isLabel(typed) ? [] : [{ text: typed, isEnded, blocks }];
  });
}

const linesOf = (block: string): string[][] =>
  block
    .split(DANDA)
    .map((piece) =>
      piece
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => /\p{L}/u.test(line)),
    )
    .filter(({ length }) => length > 0);

// A number with its abbreviation, as editions write it behind a verse: "Ram_1,1.1".
const LABEL = /^[\p{L}\p{M}]{1,6}[._\s]*\d[\d.,:_a-f\s-]*$/u;
const isLabel = (text: string) => LABEL.test(text);
