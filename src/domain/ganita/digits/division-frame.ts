import type { DomainError } from "../../domain-error.ts";
import { decimal } from "../../exact/decimal.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { found, hidden } from "../blanks.ts";
import { alsoClaiming, claiming } from "../claims.ts";
import { GanitaError } from "../ganita-error.ts";
import type { Typed } from "../input/inputs.ts";
import { equal, factor, type Notation, write } from "../notation.ts";
import { readDecimal } from "../read-number.ts";
import { counted } from "../working/counted.ts";
import type { Exact } from "../working/exact-value.ts";
import {
  as,
  dividedBy,
  type Expression,
  equalsHidden,
  equation,
  minus,
  plus,
  times,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { isBelow, withPoint } from "../working/parts.ts";
import { answered, check, type Lines, worked } from "../working/working.ts";
import { wholeAt } from "./number-list.ts";
import { exactDecimal } from "./product-frame.ts";

/** Two numbers as typed. */
export type DivisionInput = Typed<"dividend" | "divisor">;

export type DivisionResult = {
  readonly quotient: bigint;
  /** Never negative and smaller than the divisor. */
  readonly remainder: Exact;
};

const MAX_DIVIDEND_DIGITS = 60;
const MAX_DIVISOR_DIGITS = 30;

interface Divided {
  readonly quotient: bigint;
  readonly remainder: bigint;
}

/** Quotient and remainder of whole numbers, and how they were found. */
interface Division<Made extends Lines> extends Divided {
  readonly lines: Made;
}

/** The refusal of a divisor that is 0. */
export const zeroDivisor = (entry?: string): DomainError =>
  new GanitaError("zero_divisor", "Nothing can be divided by 0. Give another divisor.", [], entry);

/**
 * A division as a calculation: `divide` divides whole numbers, then sign and point return.
 *
 * Takes a dividend of at most 60 digits and a divisor of at most 30, with any sign and decimals.
 *
 * @throws {DomainError} `bad_number`, `too_long` or `zero_divisor`
 */
export function division<Made extends Lines>(
  input: DivisionInput,
  divide: (dividend: bigint, divisor: bigint) => Division<Made>,
) {
  const [dividend, divisor] = [
    readDecimal(input.dividend, MAX_DIVIDEND_DIGITS),
    readDecimal(input.divisor, MAX_DIVISOR_DIGITS),
  ];
  if (divisor.coefficient === 0n) throw zeroDivisor(input.divisor);

  const scale = Math.max(dividend.places, divisor.places);
  const [n, d] = [wholeAt(dividend, scale), wholeAt(divisor, scale)];
  const { lines, quotient, remainder } = divide(magnitude(n), magnitude(d));
  const signs = withSigns(n, d, quotient, remainder);
  const left = decimal(signs.remainder, scale);

  return worked({
    result: { quotient: signs.quotient, remainder: exactDecimal(left) },
    statement: answered(
      write`${dividend} ÷ ${factor(divisor)}`,
      "=",
      claiming(write`${signs.quotient}, remainder ${left}`, () => [
        equal(dividend, plus(times(divisor, signs.quotient), left).notation),
        isBelow(left, { ...divisor, coefficient: magnitude(divisor.coefficient) }),
      ]),
    ),
    lines: [
      scale > 0 &&
        line(
          "points",
          "Move both points to the right until neither number has decimals:",
          equation(dividedBy(dividend, divisor), dividedBy(n, d)),
        ),
      ...lines,
      ...signLines(n, d, { quotient, remainder }, signs),
      scale > 0 &&
        signs.remainder !== 0n &&
        line(
          "pointBack",
          `Put back the point of the remainder, ${counted(scale, "place")} from the right:`,
          withPoint(signs.remainder, found(left), scale),
        ),
    ],
    check: check(
      "by multiplying back",
      "divisor × quotient + remainder give the dividend.",
      equation(plus(times(divisor, signs.quotient), left), dividend),
      d * signs.quotient + signs.remainder === n &&
        signs.remainder >= 0n &&
        signs.remainder < magnitude(d),
    ),
  });
}

// Signs alone would leave a remainder below 0, so the divisor goes in once more.
function signLines(n: bigint, d: bigint, plain: Divided, { quotient, remainder }: Divided) {
  if (n >= 0n && d > 0n) return [];
  const all = divisionNotation(n, d, quotient, remainder);
  if (n >= 0n || plain.remainder === 0n) return [line("signs", "Put the signs back:", all)];
  const signed = n < 0n === d < 0n ? plain.quotient : -plain.quotient;
  const once = quotient < 0n ? minus(signed, 1n) : plus(signed, 1n);
  return [
    line("signs", "Put the signs back:", equation(n, plus(times(d, signed), -plain.remainder))),
    line(
      "lowered",
      "A remainder is never negative: count the divisor once more and add it to the remainder:",
      write`${equalsHidden(once)}; ${equalsHidden(plus(-plain.remainder, magnitude(d)))}; ${all}`,
    ),
  ];
}

function withSigns(n: bigint, d: bigint, quotient: bigint, remainder: bigint) {
  const lowers = n < 0n && remainder > 0n;
  const size = lowers ? quotient + 1n : quotient;
  return {
    quotient: n < 0n === d < 0n ? size : -size,
    remainder: lowers ? magnitude(d) - remainder : remainder,
  };
}

/** Quotient and remainder, and the equation divisor × quotient + remainder. */
export function divisionNotation(
  n: bigint,
  d: bigint,
  quotient: bigint,
  remainder: bigint,
): Notation {
  const [q, r] = [quotient, remainder].map((value) => as(value, hidden(value))) as [
    Expression,
    Expression,
  ];
  const [first, second] = [
    found(quotient, { label: "the quotient" }),
    found(remainder, { label: "the remainder" }),
  ];
  const line = write`quotient ${first}, remainder ${second}: ${equation(n, plus(times(d, q), r))}`;
  return alsoClaiming(line, () => [equal(first, q.notation), equal(second, r.notation)]);
}
