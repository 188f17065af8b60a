import { found, hidden } from "../blanks.ts";
import { alsoClaiming } from "../claims.ts";
import { equal, type Notation, write } from "../notation.ts";
import { as, equation, plus, times } from "../working/expression.ts";
import { isBelow } from "../working/parts.ts";

/** Two numbers digit by digit, the highest first, equally long; bar digits are negative. */
export type DigitRows = readonly [upper: readonly number[], lower: readonly number[]];

/** What one column of a product comes to. */
export type ColumnTotal = {
  /** The sum of the products, before the carry. */
  readonly sum: number;
  readonly carryIn: number;
  readonly total: number;
  /** The digit of the answer in this place, 0 to 9. */
  readonly digit: number;
  readonly carryOut: number;
};

/**
 * Adds up every column and carries. A column of bar digits can be negative; rounding down then
 * gives a negative carry.
 */
export function columnTotals([upper, lower]: DigitRows): ColumnTotal[] {
  const width = upper.length;
  const up = Int32Array.from(upper).reverse();
  const low = Int32Array.from(lower).reverse();

  const columns: ColumnTotal[] = [];
  let carry = 0;
  for (let column = 0; column < 2 * width - 1 || carry !== 0; column++) {
    let sum = 0;
    const last = Math.min(column, width - 1);
    for (let i = Math.max(0, column - width + 1); i <= last; i++) sum += up[i]! * low[column - i]!;
    const total = sum + carry;
    const carryOut = Math.floor(total / 10);
    columns.push({ sum, carryIn: carry, total, digit: total - 10 * carryOut, carryOut });
    carry = carryOut;
  }
  return columns;
}

/**
 * What a column comes to: the products added, the carry, what is written and what is carried on. A
 * negative column is parted so that its digit is not negative.
 *
 * @example
 * notationText(columnNotation(equals(plus(times(9, 7), times(8, 8))), column)); // "9 × 7 + 8 × 8 = 127, with 5 carried 132; write 2, carry 13"
 */
export function columnNotation(added: Notation, column: ColumnTotal): Notation {
  const { carryIn, total, digit, carryOut } = column;
  const [shownTotal, written] = [
    hidden(BigInt(total)),
    found(BigInt(digit), { label: "the digit written" }),
  ];
  const carried = carryIn === 0 ? [] : write`, with ${carryIn} carried ${shownTotal}`;
  const apart = total < 0 ? write`; ${equation(total, plus(times(carryOut, 10), digit))}` : [];
  const onward = carryOut === 0 ? [] : write`, carry ${carryOut}`;
  return alsoClaiming(write`${added}${carried}${apart}; write ${written}${onward}`, () => [
    equal(
      plus(column.sum, carryIn).notation,
      shownTotal,
      plus(times(carryOut, 10), as(digit, written)).notation,
    ),
    isBelow(written, 10),
  ]);
}
