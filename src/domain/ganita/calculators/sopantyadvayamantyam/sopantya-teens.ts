import { DomainError } from "../../../domain-error.ts";
import type { InputIn } from "../../definition.ts";
import { digitsOf } from "../../digits/digits.ts";
import { product, productFrame } from "../../digits/product-frame.ts";
import { readDecimal } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import { equation, plus, times } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { digitText, inFewParts, write } from "../../working/notation.ts";
import { columnTitle } from "../../working/place-name.ts";
import type { Calculation } from "../../working/working.ts";
import type { definition } from "./definition.ts";

/** One column: the digit times the multiplier's last digit, its right neighbour, and the carry. */
type TeenColumn = {
  readonly digit: number;
  readonly neighbour: number;
  readonly carryIn: number;
  readonly total: number;
  readonly write: number;
  readonly carryOut: number;
};

/**
 * Multiplies by 11 to 19, each digit so many times over and added to its right neighbour: for 12,
 * twice the penultimate and the ultimate.
 *
 * Takes any number of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` for other multipliers.
 */
export function byTeens(input: InputIn<typeof definition, "multiply">): Calculation<Exact> {
  const frame = productFrame(input.n, input.by);
  if (readDecimal(input.by).places > 0 || frame.b < 11n || frame.b > 19n) {
    throw new DomainError(
      "outside_domain",
      "This sutra multiplies by 11 to 19.",
      ["urdhva-tiryagbhyam"],
      input.by,
    );
  }

  const digit = Number(frame.b) - 10;
  const columns = teenColumns([0, ...digitsOf(frame.a)], digit);
  const written = columns.map((column) => column.write).reverse();
  const carry = columns.at(-1)!.carryOut;
  const value = BigInt(`${carry}${written.join("")}`);

  return product(frame, value, [
    line(
      `Put a 0 in front; going left, take each digit ${digit === 1 ? "once" : `${digit} times`} and add its right neighbour:`,
      write`${frame.a} = ${digitText(`0${frame.a}`)}`,
    ),
    ...columns.map((column, place) => () => columnLine(column, place, digit)),
    carry > 0
      ? line(
          "Write what is left to carry in front of the digits written, which gives the product:",
          write`${carry} | ${digitText(written.join(""))} → ${value}`,
        )
      : line("The digits written give the product:", write`${value}`),
  ]);
}

function teenColumns(digits: readonly number[], by: number): TeenColumn[] {
  let [neighbour, carryIn] = [0, 0];
  return digits.toReversed().map((digit) => {
    const total = by * digit + neighbour + carryIn;
    const carryOut = Math.floor(total / 10);
    const column = { digit, neighbour, carryIn, total, write: total % 10, carryOut };
    [neighbour, carryIn] = [digit, carryOut];
    return column;
  });
}

function columnLine(column: TeenColumn, place: number, by: number): Line {
  const { digit, neighbour, carryIn, total, write: written, carryOut } = column;
  const sum = plus(times(by, digit), neighbour, ...(carryIn > 0 ? [carryIn] : []));
  const onward = carryOut > 0 ? `, carry ${carryOut}` : "";
  return line(
    `${columnTitle(place)}:`,
    inFewParts(write`${equation(sum, total)} → ${written}${onward}`),
    { column },
  );
}
