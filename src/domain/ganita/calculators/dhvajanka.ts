import { digitsOf, powerOfTen } from "../../exact/digits.ts";
import { found, foundDigits } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { type DivisionInput, division, divisionNotation } from "../digits/division-frame.ts";
import { straightColumns } from "../digits/straight-columns.ts";
import { digitsDrawn, text } from "../input/draws.ts";
import { DIVISION } from "../input/inputs.ts";
import { as, equation, plus, times } from "../working/expression.ts";
import { line } from "../working/line.ts";

/**
 * Divides by dhvajāṅka (ध्वजाङ्क), "on the top of the flag": the first digit of the divisor divides,
 * and the products of its other digits with those of the quotient are taken off crosswise.
 *
 * Takes a dividend of at most 60 digits and a divisor of at most 30, with any sign and decimals.
 *
 * @throws {DomainError} `bad_number`, `too_long` or `zero_divisor`
 * @see Tirthaji, Vedic Mathematics (1965), on straight division.
 *
 * @example
 * straightDivision({ dividend: "38982", divisor: "73" }).result; // { quotient: 534n, remainder: 0n }
 */
export const dhvajanka = calculator({
  path: "dhvajanka",
  name: "Straight division",
  devanagari: "ध्वजाङ्कः",
  iast: "dhvajāṅkaḥ",
  meaning: "on the top of the flag",
  summary: "Divide by the first digit alone, with the others on the flag.",
  description: "Takes any two numbers; only the first digit of the divisor divides.",
  group: "further",
  modes: [
    {
      label: "Divide numbers",
      description: "Divides one number by another, as far as whole numbers go.",
      draws: (draw, hard) => ({
        dividend: text(digitsDrawn(draw, 4 + hard)),
        divisor: text(digitsDrawn(draw, 2 + Math.floor(hard / 2))),
      }),
      work: straightDivision,
      inputs: DIVISION,
      sense: "fraction",
      examples: [
        { label: "38982 ÷ 73", title: "A division", input: { dividend: "38982", divisor: "73" } },
        { label: "529 ÷ 23", input: { dividend: "529", divisor: "23" } },
        { label: "16384 ÷ 128", input: { dividend: "16384", divisor: "128" } },
        { label: "7632 ÷ 94", input: { dividend: "7632", divisor: "94" } },
      ],
    },
  ],
});

export function straightDivision(input: DivisionInput) {
  return division(input, byFlag);
}

function byFlag(n: bigint, d: bigint) {
  const [main, ...flag] = digitsOf(d).map(BigInt) as [bigint, ...bigint[]];
  const digits = digitsOf(n, flag.length + 1).map(BigInt);
  const [quotient, remainder] = [n / d, n % d];
  const digitsFound = digitsOf(quotient, digits.length - flag.length).map(BigInt);

  const columns = straightColumns({
    digits,
    digitsFound,
    divisor: main,
    left: 0n,
    productsAt: (column) =>
      flag.flatMap((digit, at) => {
        const met = digitsFound[column - at - 1];
        return met === undefined ? [] : [times(digit, met)];
      }),
    first: 1,
    answer: "quotient",
    productsOf: "flag",
  });
  const lines = [
    ...openingLines(n, d, flag, digits),
    ...columns,
    line(
      "quotient",
      "The digits found, one after the other:",
      divisionNotation(n, d, quotient, remainder),
      { quotient, remainder },
    ),
  ];
  return { lines, quotient, remainder };
}

function openingLines(
  n: bigint,
  d: bigint,
  flag: readonly bigint[],
  dividendDigits: readonly bigint[],
) {
  const places = powerOfTen(flag.length);
  const mainDivisor = d / places;
  const digits = dividendDigits.map(Number);
  const figures = { mainDivisor, flag: flag.map(Number), digits };
  if (flag.length === 0) {
    const same = equation(d, mainDivisor);
    return [line("flag", "A divisor of one digit needs no flag:", same, figures)];
  }
  return [
    line(
      "flag",
      "The first digit of the divisor divides; the others go on the flag:",
      equation(
        d,
        plus(
          times(as(mainDivisor, found(mainDivisor, { label: "the divisor" })), places),
          as(d % places, foundDigits(flag.join(""), { label: "the flag" })),
        ),
      ),
      figures,
    ),
    line(
      "digits",
      "Set as many digits of the dividend apart as the flag has; they belong to the remainder:",
      equation(n, plus(times(n / places, places), n % places)),
      { digits },
    ),
  ];
}
