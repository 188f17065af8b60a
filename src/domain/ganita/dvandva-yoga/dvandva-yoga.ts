import type { InputIn } from "../definition.ts";
import { digitsOf } from "../digits.ts";
import { type Expression, plus, wholeValue } from "../expression.ts";
import { byMode } from "../mode.ts";
import { joined, write } from "../notation.ts";
import { columnTitle } from "../place-name.ts";
import { powerFrame, product } from "../product-frame.ts";
import { readDecimal } from "../read-number.ts";
import { duplex, straightRoot } from "../straight-root.ts";
import { type Calculation, type Exact, type Line, line } from "../working.ts";
import { definition } from "./definition.ts";

export type SquareFigures = {
  /** One column: the duplex of its digits, and what is written and carried. */
  readonly column: {
    readonly digits: readonly number[];
    readonly duplex: bigint;
    readonly carryIn: bigint;
    readonly total: bigint;
    readonly digit: number;
    readonly carryOut: bigint;
  };
};

// Every column lists all of its products.
const MAX_DIGITS = 100;

/**
 * Works by dvandva-yoga (द्वन्द्वयोग), "the joining of pairs". The duplex of digits is twice the
 * products of those equally far from the middle, and the square of the one in the middle: 2ac + b²
 * for abc. A square is the duplexes of its digits, column by column; a square root takes them off.
 *
 * Takes numbers of at most 100 digits to square; for roots see {@link straightRoot}.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, or `outside_domain` for the root of a
 * negative number.
 * @see Tirthaji, Vedic Mathematics (1965), chapters XXXIII, Straight Squaring, and XXXIV,
 * Vargamūla.
 *
 * @example
 * dvandvaYoga({ n: "43" }).result; // 1849n
 * dvandvaYoga({ mode: "root", n: "552049" }).result; // { root: 743n, remainder: 0n }
 */
export const dvandvaYoga = byMode(definition, {
  square,
  root: (input: InputIn<typeof definition, "root">) => straightRoot(input, 2),
});

function square(input: InputIn<typeof definition, "square">): Calculation<Exact, SquareFigures> {
  const frame = powerFrame(readDecimal(input.n, MAX_DIGITS), 2);
  const digits = digitsOf(frame.n).reverse().map(BigInt);
  const lines: Line<SquareFigures>[] = [];
  let carryIn = 0n;
  for (let place = 0; place < 2 * digits.length - 1; place++) {
    const made = columnLine(digits, place, carryIn);
    lines.push(made);
    carryIn = made.figures.column!.carryOut;
  }
  const value = frame.n * frame.n;
  lines.push(
    line(
      carryIn > 0n
        ? "Write what is left to carry in front of the digits written:"
        : "The digits written, one after the other:",
      write`${value}`,
    ),
  );
  return product(frame, value, lines);
}

function columnLine(
  digits: readonly bigint[],
  place: number,
  carryIn: bigint,
): Line<SquareFigures> {
  const products = duplex(digits, place) as [Expression, ...Expression[]];
  const sum = wholeValue(plus(...products));
  const total = sum + carryIn;
  const [digit, carryOut] = [total % 10n, total / 10n];
  const from = Math.max(0, place - digits.length + 1);
  const taken = digits
    .slice(from, place - from + 1)
    .reverse()
    .map(Number);
  const carried = carryIn > 0n ? write`, with ${carryIn} carried ${total}` : [];
  const onward = carryOut > 0n ? write`, carry ${carryOut}` : [];
  return line(
    `${columnTitle(place)}, the duplex of ${taken.join(" ")}:`,
    write`${joined(
      products.map(({ notation }) => notation),
      " + ",
    )} = ${sum}${carried}; write ${digit}${onward}`,
    { column: { digits: taken, duplex: sum, carryIn, total, digit: Number(digit), carryOut } },
  );
}
