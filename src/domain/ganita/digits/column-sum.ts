import { found, hidden } from "../blanks.ts";
import { alsoClaiming } from "../claims.ts";
import { equal, joined, type Notation, notation, withPlainDigits, write } from "../notation.ts";
import { columnTitle, placeName } from "../place-name.ts";
import { counted } from "../working/counted.ts";
import { as, type Expression, equation, plus, wholeValue } from "../working/expression.ts";
import { line } from "../working/line.ts";

/** A sum worked in columns. */
export type ColumnSum = ReturnType<typeof columnSum>;

/** One column of a sum, added from the bottom up; each full ten leaves a dot (śuddha). */
export type SumColumn = {
  /** 0 for the last column on the right. */
  readonly place: number;
  /** The digits from top to bottom; empty if more than {@link DOTTED_NUMBERS} are added. */
  readonly digits: readonly number[];
  readonly dotsIn: number;
  /** The sum of the digits and of the dots carried in. */
  readonly total: number;
  readonly digit: number;
  readonly dotsOut: number;
};

// The running dots are shown for up to this many numbers.
const DOTTED_NUMBERS = 50;

/**
 * Adds whole numbers ≥ 0 column by column from the right. A single number has no lines, for nothing
 * is added.
 *
 * `scale` is the number of decimals, for the columns' names.
 */
export function columnSum(numbers: readonly bigint[], scale: number) {
  if (numbers.length < 2) return { lines: [], total: numbers[0] ?? 0n, leftOver: "" };
  const columns = sumColumns(numbers);
  const { dotsOut } = columns.at(-1)!;
  const written = columns.map(({ digit }) => digit).reverse();
  return {
    lines: columns.map((column) => () => columnLine(column, scale, columns.length)),
    total: BigInt(`${dotsOut}${written.join("")}`),
    leftOver: dotsOut > 0 ? ", with the dots left over written in front" : "",
  };
}

function sumColumns(numbers: readonly bigint[]): SumColumn[] {
  const texts = numbers.map(String);
  let dotsIn = 0;
  return Array.from(digitSums(texts), (sum, place) => {
    const digitIn = (text: string) => Number(text[text.length - 1 - place] ?? 0);
    const digits = texts.length > DOTTED_NUMBERS ? [] : texts.map(digitIn);
    const total = sum + dotsIn;
    const column = { place, digits, dotsIn, total, digit: total % 10, dotsOut: tensOf(total) };
    dotsIn = column.dotsOut;
    return column;
  });
}

// The sum of the digits of each place, units first. Two million digits take some milliseconds.
function digitSums(texts: readonly string[]): Int32Array {
  const sums = new Int32Array(Math.max(...texts.map((text) => text.length)));
  for (const text of texts) {
    const units = text.length - 1;
    for (let place = 0; place <= units; place++) {
      sums[place]! += text.charCodeAt(units - place) - ZERO_CODE;
    }
  }
  return sums;
}

const ZERO_CODE = "0".charCodeAt(0);

// One line for a column, as spoken.
function columnLine(column: SumColumn, scale: number, columns: number) {
  const { place, digits, dotsIn, total, digit, dotsOut } = column;
  const from = dotsIn > 0 ? `, from ${dots(dotsIn)}` : "";
  const added = digits.length > 0 ? goingUp(column) : write`total ${total}`;
  const whither = place === columns - 1 ? "in front" : `to the ${placeName(place - scale + 1)}`;
  const written = found(BigInt(digit));
  const goes = `; ${dots(dotsOut)} ${dotsOut === 1 ? "goes" : "go"} ${whither}`;
  return line(
    "column",
    `${columnTitle(place - scale)}${from}:`,
    alsoClaiming(
      withPlainDigits(write`${added}. Write ${written}${dotsOut > 0 ? goes : ""}.`),
      () => [
        equal(
          digits.length > 0 ? plus(dotsIn, ...digits).notation : total,
          inTens(dotsOut, written),
        ),
      ],
    ),
    { column },
  );
}

// From the bottom up, starting with the dots carried in; a full ten leaves a dot and its units.
function goingUp({ digits, dotsIn, digit, dotsOut }: SumColumn): Notation {
  const upwards = digits.toReversed();
  const sums: Notation[] = [];
  let [kept, full] = [0, 0];
  // The last of them is the digit that is found.
  const keep = (sum: Expression, isSaid: boolean, isLast: boolean) => {
    const total = Number(wholeValue(sum));
    const tens = tensOf(total);
    [kept, full] = [total % 10, full + tens];
    if (!isSaid) return;
    const shown = (value: number, isEnd: boolean) => (isEnd ? hidden(BigInt(value)) : value);
    const says =
      sum.made === "number"
        ? sum.notation
        : equation(sum, as(total, write`${shown(total, isLast && tens === 0)}`));
    if (tens === 0) return void sums.push(says);
    const keeping = notation(shown(kept, isLast));
    const dotted = write`${says} → ${tens === 1 ? "dot" : dots(tens)}, keep ${keeping}`;
    sums.push(alsoClaiming(dotted, () => [equal(says, inTens(tens, keeping))]));
  };
  const start = dotsIn > 0 ? dotsIn : upwards.shift()!;
  keep(plus(start), start > 9 || upwards.length === 0, upwards.length === 0);
  for (const [index, next] of upwards.entries()) {
    keep(plus(kept, next), true, index === upwards.length - 1);
  }
  if (kept !== digit || full !== dotsOut) throw new Error("A column of a sum has another total.");
  return joined(sums, ", ");
}

const tensOf = (total: number) => Math.floor(total / 10);
const inTens = (tens: number, units: Notation) => write`${tens} × 10 + ${units}`;
const dots = (count: number) => counted(count, "dot");
