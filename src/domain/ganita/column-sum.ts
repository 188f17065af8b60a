import { counted } from "./counted.ts";
import { columnTitle, placeName } from "./place-name.ts";
import { type Line, line } from "./working.ts";

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

/** Adds whole numbers column by column from the right and records the result of each column. */
export function sumColumns(numbers: readonly bigint[]): SumColumn[] {
  const texts = numbers.map(String);
  const width = Math.max(...texts.map((text) => text.length));
  const sums = digitSums(texts, width);
  const columns: SumColumn[] = [];
  let dotsIn = 0;
  for (let place = 0; place < width; place++) {
    const digitIn = (text: string) => Number(text[text.length - 1 - place] ?? 0);
    const total = sums[place]! + dotsIn;
    const dotsOut = Math.floor(total / 10);
    const digits = texts.length > DOTTED_NUMBERS ? [] : texts.map(digitIn);
    columns.push({ place, digits, dotsIn, total, digit: total % 10, dotsOut });
    dotsIn = dotsOut;
  }
  return columns;
}

// The sum of the digits of each place, units first. Two million digits take some milliseconds.
function digitSums(texts: readonly string[], width: number): Int32Array {
  const sums = new Int32Array(width);
  for (const text of texts) {
    const units = text.length - 1;
    for (let place = 0; place <= units; place++) {
      sums[place]! += text.charCodeAt(units - place) - ZERO_CODE;
    }
  }
  return sums;
}

const ZERO_CODE = "0".charCodeAt(0);

/** The number that the columns give. */
export function writtenSum(columns: readonly SumColumn[]): bigint {
  const digits = columns.map(({ digit }) => digit).reverse();
  return BigInt(`${columns.at(-1)!.dotsOut}${digits.join("")}`);
}

/** One line for a column, as spoken; `scale` is the number of decimals. */
export function columnLine(column: SumColumn, scale: number, isLast: boolean): Line {
  const { place, digits, dotsIn, total, digit, dotsOut } = column;
  const from = dotsIn > 0 ? `, from ${dots(dotsIn)}` : "";
  const added = digits.length > 0 ? runningTotals(digits, dotsIn) : `total ${total}`;
  const whither = isLast ? "in front" : `to the ${placeName(place - scale + 1)}`;
  const goes = `; ${dots(dotsOut)} ${dotsOut === 1 ? "goes" : "go"} ${whither}`;
  return line(
    `${columnTitle(place - scale)}${from}:`,
    [`${added}. Write ${digit}${dotsOut > 0 ? goes : ""}.`],
    { column },
  );
}

// From the bottom up, starting with the dots carried in; a full ten leaves a dot and its units.
function runningTotals(digits: readonly number[], dotsIn: number): string {
  const upwards = digits.toReversed();
  const start = dotsIn > 0 ? dotsIn : upwards.shift()!;
  let kept = start % 10;
  const sums = start > 9 || upwards.length === 0 ? [withDots(start)] : [];
  for (const digit of upwards) {
    sums.push(`${kept} + ${digit} = ${withDots(kept + digit)}`);
    kept = (kept + digit) % 10;
  }
  return sums.join(", ");
}

function withDots(sum: number): string {
  if (sum < 10) return `${sum}`;
  return `${sum} → ${sum < 20 ? "dot" : dots(Math.floor(sum / 10))}, keep ${sum % 10}`;
}

const dots = (count: number) => counted(count, "dot");
