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

/** What is drawn at one place, and how many rows and columns it takes. */
export interface Piece {
  readonly look: Look;
  /** The step that writes it; 0 for what is there from the start. */
  readonly step: number;
  /** Empty for a line drawn. */
  readonly shows: Notation;
  /** The number that its step finds, as exact text; undefined for anything else. */
  readonly finds: string | undefined;
  readonly rows: number;
  readonly columns: number;
  /** Its column, where that is not its place in its row. */
  readonly column?: number;
}

/**
 * A piece in its place. On a grid `row` and `column` count from 1, and lines of the working stand in
 * rows above and below. On a ring row 1 is outside, 2 inside and 3 the centre, and the columns go
 * round clockwise from the top.
 */
export interface Mark extends Piece {
  readonly row: number;
  readonly column: number;
}

/** A working as it stands on the board, made of marks that know their step. */
export interface Drawing {
  readonly kind: "grid" | "ring";
  readonly columns: number;
  readonly marks: readonly Mark[];
}

/** One place of a grid: empty, a piece, several on top of each other, or words or a sign from the start. */
export type Cell = Piece | readonly Piece[] | string | false | null | undefined;
/** The places of a row from the left; nothing for a row that is left out. */
export type Row = readonly Cell[] | false | null | undefined;

/** The line of a working that writes a piece. */
export interface Line {
  readonly step: number;
}

/** Writes what is there from the start. */
export const START: Line = { step: 0 };

/** A piece of any look. */
export const mark = (
  look: Look,
  { step }: Line,
  shows: Notation = [],
  finds?: string | undefined,
): Piece => ({ look, step, shows, finds, rows: 1, columns: 1 });

/** The piece over so many columns, or to the last one. */
export const across = (of: Piece | string, columns = Number.POSITIVE_INFINITY): Piece => ({
  ...piecesOf(of)[0]!,
  columns,
});

/** The piece over so many rows, or down to the last one. */
export const down = (piece: Piece, rows = Number.POSITIVE_INFINITY): Piece => ({ ...piece, rows });

/** The cell in a column of its own choice. */
export const at = (column: number, cell: Cell): Cell =>
  piecesOf(cell).map((piece) => ({ ...piece, column }));

/** The number as lines about halves write it: a decimal, if that ends. */
export const asDecimalText = (text: string): string => decimalOrFractionText(parseRational(text));

/** A number of the question, or one that was copied. */
export const given = (shows: string | Notation, line = START): Piece =>
  mark("figure", line, typeof shows === "string" ? exactNotation(shows) : shows);

/** A number that its line finds, and how it is shown. */
export const found = (text: string, line: Line, shows = exactNotation(text)): Piece =>
  mark("found", line, shows, text);

/** Numbers side by side that their line finds. */
export const foundEach = (texts: readonly string[], line: Line): Piece[] =>
  texts.map((text) => found(text, line));

/** A digit that its line finds, with a bar if it is negative. */
export const foundDigit = (digit: string, line: Line): Piece =>
  mark("found", line, barDigit(digit), digit);

/** A small number beside the others, such as what is carried. */
export const small = (digit: string, line: Line): Piece => mark("small", line, barDigit(digit));

/** A few words beside the figures. */
export const label = (words: string | Notation, line = START): Piece =>
  mark("label", line, typeof words === "string" ? [words] : words);

/** An operator between figures. */
export const sign = (text: string, line = START): Piece => mark("sign", line, [text]);

/** A line to the last column. */
export const rule = (line: Line, look: "rule" | "dashes" = "rule"): Piece =>
  across(mark(look, line));

/** A row with a line below the rows above it. */
export const RULE: Row = [rule(START)];

/** A digit −9 to 9; a negative one has a bar. */
export const barDigit = (digit: string): Notation =>
  digit.startsWith("-") ? [{ kind: "bars", digits: [Number(digit)] }] : [digitText(digit)];

/** Exact text (a whole number, a decimal or `p/q`) as notation. */
export const exactNotation = (text: string): Notation =>
  /^-?\d+\/\d+$/.test(text) ? write`${parseRational(text)}` : [digitText(text)];

function piecesOf(cell: Cell): readonly Piece[] {
  if (typeof cell === "string") return [/^\p{L}/u.test(cell) ? label(cell) : sign(cell)];
  return [cell || []].flat();
}

/**
 * A drawing on a grid, as wide as its rows; lines of the working stand above and below it.
 *
 * @example
 * grid([[given("98"), "−"], RULE, [found("2", line)]], { below: linesAfter(working, line) })
 */
export function grid(
  rows: readonly Row[],
  { above = [], below = [] }: Partial<Record<"above" | "below", readonly Piece[]>> = {},
): Drawing {
  const drawn = rows.filter((row): row is readonly Cell[] => Boolean(row));
  const placed = drawn.flatMap((cells, index) =>
    cells.flatMap((cell, place) =>
      piecesOf(cell).map((piece) => ({ column: place + 1, ...piece, row: index + 1 })),
    ),
  );
  const columns = Math.max(
    1,
    ...placed.map((each) => each.column + (Number.isFinite(each.columns) ? each.columns : 1) - 1),
  );
  const line = (row: number) => (piece: Piece, index: number) => ({
    ...piece,
    column: 1,
    row: row + index,
  });
  return {
    kind: "grid",
    columns,
    marks: [
      ...above.map(line(1 - above.length)),
      ...placed.map((each) => ({
        ...each,
        rows: Math.min(each.rows, drawn.length - each.row + 1),
        columns: Math.min(each.columns, columns - each.column + 1),
      })),
      ...below.map(line(drawn.length + 1)),
    ],
  };
}
