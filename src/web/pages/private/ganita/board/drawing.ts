import { decimalOrFractionText } from "#domain/exact/decimal.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { digitText, type Notation, write } from "#domain/ganita/working/notation.ts";

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
  /** The exact numbers that make up this mark, for those who want to find them themselves. */
  readonly answers: readonly string[];
  /** Whether the words beside it say the sign, so that 2 answers for −2. */
  readonly isSizeEnough?: true;
}

/** A working as it stands on the board, made of marks that know their step. */
export interface Drawing {
  readonly kind: "grid" | "ring";
  readonly columns: number;
  readonly marks: readonly Mark[];
}

/** Where a mark stands, and how many rows and columns it takes. */
type Place = readonly [row: number, column: number, rows?: number, columns?: number];

/** A mark of any look. */
export function mark(
  look: Look,
  step: number,
  [row, column, rows = 1, columns = 1]: Place,
  shows: Notation = [],
  answers: readonly string[] = [],
): Mark {
  return { look, step, row, column, rows, columns, shows, answers };
}

/** The number as lines about halves write it: a decimal, if that ends. */
export const asDecimalText = (text: string): string => decimalOrFractionText(parseRational(text));

/** A number of the question, or one that was copied. */
export const given = (step: number, place: Place, text: string): Mark =>
  mark("figure", step, place, exactNotation(text));

/** A number that its step finds. */
export const found = (step: number, place: Place, text: string): Mark =>
  mark("found", step, place, exactNotation(text), [text]);

/** Numbers side by side; `put` is {@link given} or {@link found}. */
export const inRow = (
  put: typeof given,
  step: number,
  [row, column]: Place,
  texts: readonly string[],
): Mark[] => texts.map((text, index) => put(step, [row, column + index], text));

/** A few words beside the figures. */
export const label = (step: number, place: Place, words: string | Notation): Mark =>
  mark("label", step, place, typeof words === "string" ? [words] : words);

/** An operator between figures. */
export const sign = (step: number, place: Place, text: string): Mark =>
  mark("sign", step, place, [text]);

/** A digit −9 to 9; a negative one has a bar. */
export const barDigit = (digit: number): Notation =>
  digit < 0 ? [{ kind: "bars", digits: [digit] }] : [digitText(`${digit}`)];

/** Exact text (a whole number, a decimal or `p/q`) as notation. */
export const exactNotation = (text: string): Notation =>
  /^-?\d+\/\d+$/.test(text) ? write`${parseRational(text)}` : [digitText(text)];

/** A drawing on a grid, as wide as its marks. */
export function grid(marks: readonly Mark[]): Drawing {
  const columns = Math.max(...marks.map((each) => each.column + each.columns - 1));
  return { kind: "grid", columns, marks };
}
