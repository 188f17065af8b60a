import { decimalOrFractionText } from "#domain/exact/decimal.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { digitText, type Notation, write } from "#domain/ganita/notation.ts";

/** What stands at one place of a board: a figure, words, or a line drawn. */
export type Look =
  | "figure"
  | "found"
  | "small"
  | "carried"
  | "label"
  | "sign"
  | "line"
  | "rule"
  | "dashes"
  | "divider"
  | "cross"
  | "bracket"
  | "elbow"
  | "box"
  | "dot";

/**
 * One mark of a drawing. On a grid `row` and `column` count from 1; on a ring row 1 is outside, 2
 * inside and 3 the centre, and the columns go round clockwise from the top.
 */
export interface Mark {
  readonly look: Look;
  /** The step that writes it; 0 for what is there from the start. */
  readonly step: number;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  /** Empty for a line drawn. */
  readonly shows: Notation;
  /** The number that its step finds, as exact text; undefined for anything else. */
  readonly finds: string | undefined;
}

/** A working as it stands on the board, made of marks that know their step. */
export interface Drawing {
  readonly kind: "grid" | "ring";
  readonly columns: number;
  readonly marks: readonly Mark[];
}

/** Where a mark stands, and how many rows and columns it takes. */
type Place = readonly [row: number, column: number, rows?: number, columns?: number];

/** The line of a working that writes a mark. */
interface Line {
  readonly step: number;
}

/** Writes what is there from the start. */
export const START: Line = { step: 0 };

/** A mark of any look. */
export function mark(
  look: Look,
  { step }: Line,
  [row, column, rows = 1, columns = 1]: Place,
  shows: Notation = [],
  finds?: string,
): Mark {
  return { look, step, row, column, rows, columns, shows, finds };
}

/** The number as lines about halves write it: a decimal, if that ends. */
export const asDecimalText = (text: string): string => decimalOrFractionText(parseRational(text));

/** A number of the question, or one that was copied. */
export const given = (line: Line, place: Place, text: string): Mark =>
  mark("figure", line, place, exactNotation(text));

/** A number that its line finds. */
export const found = (line: Line, place: Place, text: string): Mark =>
  mark("found", line, place, exactNotation(text), text);

/** A digit that its line finds, with a bar if it is negative. */
export const foundDigit = (line: Line, place: Place, digit: string): Mark =>
  mark("found", line, place, barDigit(digit), digit);

/** A small number beside the others, such as what is carried. */
export const small = (line: Line, place: Place, digit: string): Mark =>
  mark("small", line, place, barDigit(digit));

/** Numbers side by side; `put` is {@link given} or {@link found}. */
export const inRow = (
  put: typeof given,
  line: Line,
  [row, column]: Place,
  texts: readonly string[],
): Mark[] => texts.map((text, index) => put(line, [row, column + index], text));

/** A few words beside the figures. */
export const label = (line: Line, place: Place, words: string | Notation): Mark =>
  mark("label", line, place, typeof words === "string" ? [words] : words);

/** An operator between figures. */
export const sign = (line: Line, place: Place, text: string): Mark =>
  mark("sign", line, place, [text]);

/** A line below the rows above it, over so many columns. */
export const rule = (line: Line, row: number, columns: number, column = 1): Mark =>
  mark("rule", line, [row, column, 1, columns]);

/** A digit −9 to 9; a negative one has a bar. */
export const barDigit = (digit: string): Notation =>
  digit.startsWith("-") ? [{ kind: "bars", digits: [Number(digit)] }] : [digitText(digit)];

/** Exact text (a whole number, a decimal or `p/q`) as notation. */
export const exactNotation = (text: string): Notation =>
  /^-?\d+\/\d+$/.test(text) ? write`${parseRational(text)}` : [digitText(text)];

/** A drawing on a grid, as wide as its marks. */
export function grid(marks: readonly Mark[]): Drawing {
  const columns = Math.max(...marks.map((each) => each.column + each.columns - 1));
  return { kind: "grid", columns, marks };
}
