import { DomainError } from "../../../domain-error.ts";
import { magnitude } from "../../../exact/greatest-common-divisor.ts";
import type { InputOf } from "../../definition.ts";
import { zeroDivisor } from "../../digits/division-frame.ts";
import { byMode } from "../../input/mode.ts";
import { readWhole } from "../../input/read-number.ts";
import {
  type Expression,
  equals,
  equation,
  minus,
  plus,
  times,
  wholeValue,
} from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { notationText, write } from "../../working/notation.ts";
import { type Calculation, check, type Remark, remark, worked } from "../../working/working.ts";
import { definition } from "./definition.ts";

type OsculationResult = { readonly divisible: boolean };

const MAX_NUMBER_DIGITS = 100;
const MAX_DIVISOR_DIGITS = 30;

type Osculation = Pick<InputOf<typeof definition>, "n" | "divisor">;

/**
 * Tests divisibility by veṣṭana (वेष्टन), "osculation": the last digit times the osculator is added
 * to the rest, or taken from it, which keeps every multiple of the divisor one.
 *
 * Takes a whole number of at most 100 digits, and a divisor of at most 30 that ends in 1, 3, 7 or 9.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, `zero_divisor`, or `outside_domain`
 * for divisors with another last digit.
 * @see Tirthaji, Vedic Mathematics (1965), on divisibility and osculators.
 *
 * @example
 * veshtanam({ n: "4370", divisor: "19" }).result; // { divisible: true }
 */
export const veshtanam = byMode(definition, {
  positive: (input: Osculation) => osculation(input, POSITIVE),
  negative: (input: Osculation) => osculation(input, NEGATIVE),
});

interface Kind {
  /** The last digit of the multiple of the divisor that gives the osculator. */
  readonly ending: 9n | 1n;
  /** What is added to the digits before it. */
  readonly added: 1n | 0n;
  readonly told: string;
  readonly join: (rest: bigint, product: Expression) => Expression;
  readonly joining: string;
  /** The name of the other kind of osculator. */
  readonly other: string;
}

const POSITIVE: Kind = {
  ending: 9n,
  added: 1n,
  told: "The osculator is one more than what stands before the 9:",
  join: plus,
  joining: "add the product to the rest",
  other: "negative",
};
const NEGATIVE: Kind = {
  ending: 1n,
  added: 0n,
  told: "The osculator is what stands before the 1:",
  join: minus,
  joining: "take the product from the rest",
  other: "positive",
};

function osculation(input: Osculation, kind: Kind): Calculation<OsculationResult> {
  const n = readWhole(input.n, MAX_NUMBER_DIGITS);
  const divisor = readWhole(input.divisor, MAX_DIVISOR_DIGITS);
  const size = magnitude(divisor);
  if (divisor === 0n) throw zeroDivisor(input.divisor);
  if (size % 2n === 0n || size % 5n === 0n) {
    throw new DomainError(
      "outside_domain",
      "An osculator needs a divisor that ends in 1, 3, 7 or 9. Look at the last digits for its factors 2 and 5, and test what is left of it here.",
      ["dhvajanka"],
      input.divisor,
    );
  }

  const by = [1n, 3n, 7n, 9n].find((factor) => (factor * size) % 10n === kind.ending)!;
  const multiple = by * size;
  const before = multiple / 10n;
  const osculator = before + kind.added;
  const { lines, end } = osculated(magnitude(n), osculator, multiple, kind);
  const rest = end % size;
  const divisible = rest === 0n;
  const question = write`Does ${divisor} divide ${n}?`;
  const answer = [divisible ? "yes" : "no"];
  const other = size - osculator;
  return worked<OsculationResult>({
    result: { divisible },
    statement: { question, answer, whole: write`${question} ${answer}` },
    lines: [
      by > 1n &&
        line(`Take a multiple of the divisor that ends in ${kind.ending}:`, times(by, size)),
      line(
        kind.told,
        write`${equation(multiple, plus(times(10n, before), kind.ending))}${kind.added > 0n ? write`; ${equals(plus(before, kind.added))}` : []}`,
        { osculator },
      ),
      ...lines,
      line(
        divisible
          ? "What is left is a multiple of the divisor, so the number is one, too:"
          : "What is left is no multiple of the divisor, so the number is not one either; osculating does not keep the remainder:",
        equation(end, plus(times(size, end / size), rest)),
      ),
    ],
    check: check(
      "by dividing",
      "",
      equation(magnitude(n), plus(times(size, magnitude(n) / size), magnitude(n) % size)),
      divisible === (n % size === 0n),
    ),
    remarks: other < osculator && size > 1n ? [smallerRemark(size, osculator, kind)] : [],
  });
}

// The two osculators of a divisor add up to it.
function smallerRemark(divisor: bigint, osculator: bigint, { other }: Kind): Remark {
  const smaller = notationText(equals(minus(divisor, osculator)));
  return remark(`The ${other} osculator, ${smaller}, is smaller and makes less work.`);
}

// Until what is left is no larger than the multiple; each line makes it smaller.
function osculated(n: bigint, osculator: bigint, multiple: bigint, { join, joining }: Kind) {
  const lines: Line[] = [];
  let end = n;
  while (end > multiple) {
    const [rest, last] = [end / 10n, end % 10n];
    const next = join(rest, times(osculator, last));
    const signed = wholeValue(next);
    end = magnitude(signed);
    lines.push(
      line(
        `Multiply the last digit by the osculator and ${joining}${signed < 0n ? "; go on without the minus sign" : ""}:`,
        write`${equation(10n * rest + last, plus(times(10n, rest), last))}; ${equals(next)}`,
        { osculated: end },
      ),
    );
  }
  return { lines, end };
}
