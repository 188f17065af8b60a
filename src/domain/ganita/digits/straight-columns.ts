import { found } from "../blanks.ts";
import { alsoClaiming } from "../claims.ts";
import { write } from "../notation.ts";
import {
  as,
  type Expression,
  equals,
  equation,
  minus,
  plus,
  times,
  wholeValue,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { isBelow } from "../working/parts.ts";

interface StraightColumns {
  /** The digits brought down, one for each column. */
  readonly digits: readonly bigint[];
  /** The digits found, one for each column but those of the remainder. */
  readonly digitsFound: readonly (bigint | undefined)[];
  readonly divisor: bigint;
  /** What is left before the first column. */
  readonly left: bigint;
  /** The products that are taken off a column. */
  readonly productsAt: (column: number) => readonly Expression[];
  /** Which digit of the answer the first column finds. */
  readonly first: number;
  readonly answer: "quotient" | "root";
  /** What the products are of. */
  readonly productsOf: "flag" | "digits";
}

/**
 * The columns of a straight division or root: each digit is brought down to what is left, products
 * are taken off, and one divisor divides. Columns of the remainder only take products off.
 */
export function straightColumns(columns: StraightColumns) {
  const { digits, digitsFound, divisor, productsAt, first, answer, productsOf } = columns;
  let { left } = columns;
  return digits.map((next, index) => {
    const products = productsAt(index);
    const net = minus(plus(times(10n, left), next), ...products);
    const digit = digitsFound[index];
    const taken = products.reduce((sum, product) => sum + wholeValue(product), 0n);
    left = wholeValue(net) - divisor * (digit ?? 0n);
    if (digit === undefined) {
      const description = `A column of the remainder, minus the products of the ${productsOf}:`;
      return line("left", description, net, { left, taken });
    }
    const takes = products.length > 0 ? `, subtract the products of the ${productsOf},` : " and";
    return line(
      "column",
      // The digit of the exact answer is smaller than the quotient where that would take too much.
      left >= divisor
        ? `Digit ${first + index} of the ${answer}; a larger one would leave too little for the products to come:`
        : `Digit ${first + index} of the ${answer}: bring down${takes} divide:`,
      divided(net, divisor, digit, left),
      { column: { net, digit: Number(digit), left, taken } },
    );
  });
}

// What a column comes to, parted into the divisor times the digit and what is left.
function divided(net: Expression, divisor: bigint, digit: bigint, left: bigint) {
  const product = times(divisor, as(digit, found(digit)));
  const shown = write`${equals(net)}; ${equation(net.value, plus(product, left))}`;
  const size = left < divisor ? isBelow(left, divisor) : isBelow(divisor, left + 1n);
  return alsoClaiming(shown, () => [size]);
}
