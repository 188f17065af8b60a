import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { asSize, found } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { claiming } from "../claims.ts";
import { zeroDivisor } from "../digits/division-frame.ts";
import { GanitaError } from "../ganita-error.ts";
import { type Draw, digitsDrawn, type Hard, text } from "../input/draws.ts";
import { number, type Typed } from "../input/inputs.ts";
import { notation, notationText, write } from "../notation.ts";
import { readWhole } from "../read-number.ts";
import {
  as,
  type Expression,
  equals,
  equation,
  finds,
  minus,
  plus,
  times,
  wholeValue,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { check, type Remark, remark, worked } from "../working/working.ts";

// Divisors with the endings whose osculator of this kind is the smaller one.
const drawOsculated =
  (...endings: readonly [number, number]) =>
  (draw: Draw, hard: Hard) => {
    const divisor = 10 * draw(1, 4 + 10 * hard) + endings[draw(0, 1)]!;
    const remainder = draw(0, 1) === 0 ? 0 : draw(1, divisor - 1);
    return { n: text(divisor * digitsDrawn(draw, 2 + hard) + remainder), divisor: text(divisor) };
  };

const INPUTS = {
  n: number("Number", { of: "whole" }),
  divisor: number("Divisor", { of: "osculated divisor" }),
} as const;

/**
 * Tests divisibility by veṣṭana (वेष्टन), "osculation": the last digit times the osculator is added
 * to the rest, or taken from it, which turns multiples of the divisor into multiples.
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
export const veshtanam = calculator({
  path: "veshtanam",
  name: "Osculation",
  devanagari: "वेष्टनम्",
  iast: "veṣṭanam",
  meaning: "folding over: the test of divisibility",
  summary: "Find out whether one number divides another, by osculating its last digit.",
  description: "Takes divisors that end in 1, 3, 7 or 9.",
  group: "further",
  modes: [
    {
      mode: "positive",
      label: "Positive osculator: from a multiple that ends in 9",
      description: "Whether divisor divides n, adding.",
      draws: drawOsculated(3, 9),
      work: (input: Osculation) => osculation(input, POSITIVE),
      inputs: INPUTS,
      examples: [
        { label: "4370 by 19?", title: "By addition", input: { n: "4370", divisor: "19" } },
        { label: "21112 by 7?", input: { n: "21112", divisor: "7" } },
        { label: "5293240096 by 139?", input: { n: "5293240096", divisor: "139" } },
      ],
    },
    {
      mode: "negative",
      label: "Negative osculator: from a multiple that ends in 1",
      description: "Whether divisor divides n, subtracting.",
      draws: drawOsculated(1, 7),
      work: (input: Osculation) => osculation(input, NEGATIVE),
      inputs: INPUTS,
      examples: [
        { label: "4370 by 31?", title: "By subtraction", input: { n: "4370", divisor: "31" } },
        { label: "6603 by 31?", input: { n: "6603", divisor: "31" } },
      ],
    },
  ],
});

const MAX_NUMBER_DIGITS = 100;

const MAX_DIVISOR_DIGITS = 30;

type Osculation = Typed<"n" | "divisor">;

interface Kind {
  /** The last digit of the multiple of the divisor that gives the osculator. */
  readonly ending: 9n | 1n;
  /** What is added to the digits before it. */
  readonly added: 1n | 0n;
  readonly found: string;
  readonly join: (rest: bigint, product: Expression) => Expression;
  readonly joining: string;
  /** The name of the other kind of osculator. */
  readonly other: string;
}

const POSITIVE: Kind = {
  ending: 9n,
  added: 1n,
  found: "The osculator is one more than what stands before the 9:",
  join: plus,
  joining: "add the product to the rest",
  other: "negative",
};

const NEGATIVE: Kind = {
  ending: 1n,
  added: 0n,
  found: "The osculator is what stands before the 1:",
  join: minus,
  joining: "subtract the product from the rest",
  other: "positive",
};

function osculation(input: Osculation, kind: Kind) {
  const n = readWhole(input.n, MAX_NUMBER_DIGITS);
  const divisor = readWhole(input.divisor, MAX_DIVISOR_DIGITS);
  const size = magnitude(divisor);
  if (divisor === 0n) throw zeroDivisor(input.divisor);
  if (size % 2n === 0n || size % 5n === 0n) {
    throw new GanitaError(
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
  return worked({
    result: { divisible },
    statement: {
      question,
      answer,
      whole: claiming(write`${question} ${answer}`, () => [
        {
          kind: "divides",
          divisor: notation(divisor),
          number: notation(n),
          isSo: divisible,
        },
      ]),
    },
    lines: [
      by > 1n &&
        line(
          "multiple",
          `Take a multiple of the divisor that ends in ${kind.ending}:`,
          times(by, size),
        ),
      line(
        "osculator",
        kind.found,
        write`${equation(multiple, plus(times(10n, kind.added > 0n ? before : as(before, found(before))), kind.ending))}${kind.added > 0n ? write`; ${finds(plus(before, kind.added))}` : []}`,
        { osculator },
      ),
      ...lines,
      line(
        "end",
        divisible
          ? "What is left is a multiple of the divisor, so the number is one, too:"
          : "What is left is no multiple of the divisor, so the number is not one either; the remainder of the number itself may differ:",
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
  const lines = [];
  let end = n;
  while (end > multiple) {
    const [rest, last] = [end / 10n, end % 10n];
    const next = join(rest, times(osculator, last));
    const signed = wholeValue(next);
    end = magnitude(signed);
    lines.push(
      line(
        "osculated",
        `Multiply the last digit by the osculator and ${joining}${signed < 0n ? "; go on without the minus sign" : ""}:`,
        write`${equation(10n * rest + last, plus(times(10n, rest), last))}; ${finds(next, asSize(signed))}`,
        { parts: [rest, last], osculated: end },
      ),
    );
  }
  return { lines, end };
}
