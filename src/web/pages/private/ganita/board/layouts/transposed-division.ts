import { parseRational } from "#domain/exact/parse-rational.ts";
import { add, fractionText, subtract } from "#domain/exact/rational.ts";
import { bars } from "#domain/ganita/working/notation.ts";
import {
  type Drawing,
  exactNotation,
  found,
  given,
  grid,
  label,
  type Mark,
  mark,
} from "../drawing.ts";
import { allOf, columnsOf, numberOf, numbersOf, type Working } from "../working.ts";
import { spaced } from "./coefficient-table.ts";
import { windowStart } from "./column-window.ts";

// A longer quotient is drawn round the present column.
const MOST_COLUMNS = 8;
// The flag, and the line beside it.
const BEFORE = 2;

interface Division {
  /** One for each quotient column. */
  readonly columns: readonly { readonly step: number; readonly products: readonly string[] }[];
  readonly quotient: readonly string[];
  readonly remainder: readonly string[];
  readonly addedAt: number;
}

/** A division with the divisor transposed: its flag, the products below, and the columns' sums. */
export function transposedDivision(working: Working): Drawing | null {
  const figures = allOf(numbersOf, working, "transposed", "quotient_columns", "remainder_columns");
  if (!figures) return null;

  const [flag, quotient, remainder] = figures;
  const columns = columnsOf(working).map(({ step, value }) => ({
    step,
    products: (value.products as readonly unknown[]).map(String),
  }));
  if (columns.length !== quotient.value.length) return null;
  const division: Division = {
    columns,
    quotient: quotient.value,
    remainder: remainder.value,
    addedAt: remainder.step,
  };
  const divisor = numbersOf(working, "divisor_digits");
  const from = windowStart(columns, working.present, MOST_COLUMNS);
  const to = Math.min(from + MOST_COLUMNS, columns.length);
  const rows = to - from + 2;
  return grid([
    ...(divisor ? [mark("figure", divisor.step, [1, 1], [bars(divisor.value.map(Number))])] : []),
    mark("figure", flag.step, [2, 1], spaced(flag.value), flag.value),
    label(flag.step, [3, 1], "the flag"),
    mark("divider", 0, [1, 2, rows]),
    ...columnMarks(division, from, to, rows),
    ...wholes(working, to - from, to === columns.length ? remainder.value.length : 0, rows + 2),
  ]);
}

function columnMarks(division: Division, from: number, to: number, rows: number): Mark[] {
  const { columns, quotient, remainder, addedAt } = division;
  const hasRemainder = to === columns.length;
  const all = [...quotient, ...remainder];
  // A narrow column divides quotient and remainder.
  const columnOf = (index: number) => BEFORE + 1 + index - from + (index >= columns.length ? 1 : 0);
  const isShown = (index: number) =>
    index >= from && (index < to || (hasRemainder && index < all.length));
  const marks: Mark[] = [];
  for (let index = from; isShown(index); index++) {
    marks.push(given(0, [1, columnOf(index)], dividendAt(division, index)));
    const step = columns[index]?.step ?? addedAt;
    marks.push(found(step, [rows + 1, columnOf(index)], all[index]!));
  }
  for (let index = from; index < to; index++) {
    const { step, products } = columns[index]!;
    marks.push(mark("elbow", step, [2 + index - from, columnOf(index), rows - 1 - (index - from)]));
    for (const [offset, product] of products.entries()) {
      const at = index + 1 + offset;
      if (isShown(at)) {
        marks.push(mark("small", step, [2 + index - from, columnOf(at)], exactNotation(product)));
      }
    }
  }
  const last = columnOf(hasRemainder ? all.length - 1 : to - 1);
  marks.push(mark("rule", 0, [rows, BEFORE, 1, last - BEFORE + 1]));
  if (hasRemainder) marks.push(mark("divider", 0, [1, columnOf(columns.length) - 1, rows + 2]));
  return marks;
}

// What a column adds up to, without the products in it, is the dividend's own figure.
function dividendAt({ columns, quotient, remainder }: Division, index: number): string {
  const sum = parseRational([...quotient, ...remainder][index]!);
  const products = columns.flatMap((column, at) => column.products[index - at - 1] ?? []);
  const added = products.map(parseRational).reduce(add, parseRational("0"));
  return fractionText(subtract(sum, added));
}

function wholes(working: Working, quotients: number, remainders: number, row: number): Mark[] {
  const figures = allOf(numberOf, working, "raw_quotient", "raw_remainder");
  if (!figures || remainders === 0) return [];
  const [quotient, remainder] = figures;
  return [
    label(
      quotient.step,
      [row, BEFORE + 1, 1, quotients],
      ["quotient ", ...exactNotation(quotient.value)],
    ),
    label(
      remainder.step,
      [row, BEFORE + quotients + 2, 1, remainders],
      ["remainder ", ...exactNotation(remainder.value)],
    ),
  ];
}
