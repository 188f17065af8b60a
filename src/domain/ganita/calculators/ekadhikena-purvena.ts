import { padded, powerOfTen } from "../../exact/digits.ts";
import { rational } from "../../exact/rational.ts";
import { foundDigits, hidden } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import {
  asTyped,
  type FractionInput,
  readFraction,
  recurringCalculation,
} from "../digits/fraction.ts";
import { likeBeginnings } from "../digits/like-beginnings.ts";
import { type ProductFrame, powerFrame, product, productFrame } from "../digits/product-frame.ts";
import {
  type DecimalParts,
  DIGITS_SHOWN,
  decimalParts,
  longDivisionDigits,
  PERIOD_IN_ONE_PIECE,
  powerModulo,
  recurs,
  shownDecimal,
} from "../digits/recurring-decimal.ts";
import { GanitaError } from "../ganita-error.ts";
import { digitsDrawn, drawFraction } from "../input/draws.ts";
import { FACTORS, FRACTION, number, type Typed } from "../input/inputs.ts";
import { joined, over, write } from "../notation.ts";
import {
  as,
  equals,
  equation,
  finds,
  minus,
  plus,
  times,
  wholeValue,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { joinedParts, lastDigit, posed, split } from "../working/parts.ts";
import { check } from "../working/working.ts";

/**
 * Works by ekādhikena pūrveṇa (एकाधिकेन पूर्वेण), "by one more than the previous one": squares of
 * numbers ending in 5, products of numbers that begin alike and end in complements of ten, and the
 * digits of recurring decimals from right to left.
 *
 * Takes numbers of at most 1,000 digits with any sign and decimals; for a fraction see
 * {@link ekadhikenaRecurring}.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, `zero_denominator`, or
 * `outside_domain` for numbers with other endings.
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan); for products the sub-sutra antyayor daśake'pi.
 *
 * @example
 * ekadhikenaPurvena({ n: "195" }).result; // 38025n
 * ekadhikenaPurvena({ mode: "recurring", p: "1", q: "7" }).result; // "0.(142857)"
 */
export const ekadhikenaPurvena = calculator({
  path: "ekadhikena-purvena",
  name: "Ekadhikena purvena",
  devanagari: "एकाधिकेन पूर्वेण",
  iast: "ekādhikena pūrveṇa",
  meaning: "by one more than the previous one",
  summary: "Square n ending in 5, multiply like beginnings a and b, or write p/q as a decimal.",
  description: "The mode decides which numbers it takes.",
  place: "query",
  hasPeriod: true,
  modes: [
    {
      mode: "square",
      label: "Square a number ending in 5",
      description: "The square of n, a number that ends in 5.",
      draws: (draw, hard) => ({ n: `${draw(10 ** hard, 25 * 10 ** hard)}5` }),
      work: square,
      inputs: { n: number("Number ending in 5", { of: "number ending in 5" }) },
      sense: "square",
      examples: [
        { label: "25²", input: { n: "25" } },
        { label: "195²", title: "A square", input: { n: "195" } },
        { label: "3.5²", input: { n: "3.5" } },
      ],
    },
    {
      mode: "product",
      label: "Like beginnings, endings that make ten",
      description: "The product of a and b, which begin alike and end in complements of ten.",
      draws: (draw, hard) => {
        const [begin, end] = [digitsDrawn(draw, Math.max(1, hard)), draw(1, 9)];
        return { a: `${begin}${end}`, b: `${begin}${10 - end}` };
      },
      work: productOfLikeBeginnings,
      inputs: FACTORS,
      sense: "product",
      examples: [
        { label: "44 × 46", title: "A product", input: { a: "44", b: "46" } },
        { label: "291 × 209", input: { a: "291", b: "209" } },
      ],
    },
    {
      mode: "recurring",
      label: "Recurring decimals from the right",
      description: "The decimal of p/q.",
      draws: drawFraction,
      work: ekadhikenaRecurring,
      inputs: FRACTION,
      sense: "fraction",
      examples: [
        { label: "1/19", title: "A recurring decimal", input: { p: "1", q: "19" } },
        { label: "1/7", input: { p: "1", q: "7" } },
      ],
    },
  ],
});

function square(input: Typed<"n">) {
  const frame = powerFrame(input.n, 2);
  const { number: ending, zeros } = withoutZeros(frame.n);
  if (ending % 10n !== 5n) {
    throw new GanitaError(
      "outside_domain",
      "This sutra squares numbers that end in 5, such as 35 or 3.5.",
      ["yavadunam", "urdhva-tiryagbhyam"],
    );
  }

  const previous = ending / 10n;
  const oneMore = plus(previous, 1n);
  const left = times(previous, wholeValue(oneMore));
  const value = BigInt(`${wholeValue(left)}25`);
  const withZeros = times(value, powerOfTen(2 * zeros));
  return product(frame, wholeValue(withZeros), [
    line(
      "previous",
      "Split the number before its 5; the part before it is the previous one:",
      split(ending, 1),
      { previous },
    ),
    line("oneMore", "One more than the previous one:", oneMore, { oneMore }),
    line("left", "Multiply the two for the left part:", left, { left }),
    line("right", "The right part is the square of 5:", times(5n, 5n), { right: "25" }),
    line("join", "Join the parts:", joinedParts([wholeValue(left), "25"])),
    zeros > 0 &&
      line("zerosBack", "Put back twice as many zeros as the number ends in:", withZeros),
  ]);
}

function productOfLikeBeginnings(input: Typed<"a" | "b">) {
  const frame = productFrame(input.a, input.b);
  const { first, second, places } = partedFactors(frame);
  const [a, b, zeros] = [first.number, second.number, first.zeros + second.zeros];
  const base = powerOfTen(places);
  const previous = a / base;
  const oneMore = plus(previous, 1n);
  const left = times(previous, wholeValue(oneMore));
  const endings = [a % base, b % base] as const;
  const right = padded(endings[0] * endings[1], 2 * places);
  const value = BigInt(`${wholeValue(left)}${right}`);
  const withZeros = times(value, powerOfTen(zeros));

  return product(frame, wholeValue(withZeros), [
    zeros > 0 &&
      line(
        "zerosApart",
        "Set the zeros at the end aside:",
        joined([first, second].filter((each) => each.zeros > 0).map(zerosApart), ", "),
      ),
    line(
      "previous",
      "Both numbers begin with the same digits, the previous one; their endings add up to a power of ten:",
      write`${split(a, places)}, ${split(b, places)}; ${equals(plus(...endings))}`,
      { previous, endings },
    ),
    line("oneMore", "One more than the previous one:", oneMore, { oneMore }),
    line("left", "Multiply the two for the left part:", left, { left }),
    line(
      "right",
      "Multiply the endings for the right part, in twice their places:",
      equation(times(...endings), as(BigInt(right), foundDigits(right))),
      { right },
    ),
    line("join", "Join the parts:", joinedParts([wholeValue(left), right])),
    zeros > 0 && line("zerosBack", "Put the zeros back:", withZeros),
  ]);
}

const zerosApart = ({ number, zeros }: Parted) =>
  equation(number * powerOfTen(zeros), times(number, powerOfTen(zeros)));

// Zeros at the end are set aside where the numbers do not fit with them.
function partedFactors({ a, b }: Pick<ProductFrame, "a" | "b">) {
  const asTyped = [a, b].map((number) => ({ number, zeros: 0 }));
  for (const [first, second] of [asTyped, [a, b].map(withoutZeros)] as [Parted, Parted][]) {
    const places = likeBeginnings(first.number, second.number);
    if (places !== null) return { first, second, places };
  }
  throw new GanitaError(
    "outside_domain",
    "This sutra multiplies numbers that begin alike and whose endings add up to 10, 100 and so on, such as 44 and 46.",
    ["nikhilam-navatashcaramam-dashatah", "urdhva-tiryagbhyam"],
  );
}

type Parted = ReturnType<typeof withoutZeros>;

function withoutZeros(n: bigint) {
  const zeros = /0*$/.exec(`${n}`)![0].length;
  return { number: n / powerOfTen(zeros), zeros };
}

const MAX_DENOMINATOR = 100_000;

/**
 * Writes a fraction as a recurring decimal by ekādhikena pūrveṇa: with a denominator that ends in
 * 9, each digit times "one more than the previous" gives the digit at its left.
 *
 * Takes whole p and q of at most 100 digits, in lowest terms q at most 10^5, neither even nor a
 * multiple of 5. A period past 10,000 digits is cut in the result and read through `period`.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `zero_denominator`, or `outside_domain` where the
 * decimals end or some of them do not repeat.
 * @see Tirthaji, Vedic Mathematics (1965), for 1/19.
 */
export function ekadhikenaRecurring(input: FractionInput) {
  const fraction = readFraction(input);
  const parts = decimalParts(fraction.value, MAX_DENOMINATOR);
  if (parts.prePeriod !== "" || parts.periodLength === 0) {
    throw new GanitaError(
      "outside_domain",
      "This sutra takes fractions whose denominator, in lowest terms, ends in 1, 3, 7 or 9 and is not 1.",
      ["shesanyankena-charamena"],
    );
  }

  const plan = overNine(parts);
  const { periodLength } = parts;
  const written = digitsFromTheRight(plan, periodLength);
  const period = written.toReversed().join("");
  const digits = (offset: number, limit: number) => period.slice(offset, offset + limit);
  return recurringCalculation(fraction, parts, digits, {
    lines: planLines(parts, plan),
    lineAt: (index) => digitLine(plan, index),
    closing: [closingLine(plan, written, period)],
    check: check(
      "by long division",
      "it gives the same digits from left to right.",
      posed(asTyped(fraction), shownDecimal(parts, longDivisionDigits(parts, 0, DIGITS_SHOWN))),
      longDivisionDigits(parts, 0, periodLength) === period,
    ),
  });
}

interface OverNine {
  /** Numerator and denominator; the denominator ends in 9. */
  readonly start: number;
  readonly divisor: number;
  readonly ekadhika: number;
}

const FACTOR_BY_ENDING: Readonly<Record<number, number>> = { 1: 9, 3: 3, 7: 7, 9: 1 };

function overNine({ start, divisor }: DecimalParts): OverNine {
  const by = FACTOR_BY_ENDING[divisor % 10]!;
  const nine = divisor * by;
  return { start: start * by, divisor: nine, ekadhika: (nine + 1) / 10 };
}

// One step to the left: the digit times the ekādhika, plus the carry.
const nextAfter = (value: number, ekadhika: number) =>
  ekadhika * (value % 10) + Math.floor(value / 10);

function digitsFromTheRight({ start, ekadhika }: OverNine, length: number): number[] {
  let value = start;
  return Array.from({ length }, () => {
    const digit = value % 10;
    value = nextAfter(value, ekadhika);
    return digit;
  });
}

function planLines(parts: DecimalParts, { start, divisor, ekadhika }: OverNine) {
  const written = over(start, divisor);
  const before = rational(BigInt(parts.start), BigInt(parts.divisor));
  const endsInNine = divisor === parts.divisor;
  return [
    line(
      "over",
      endsInNine
        ? "The denominator ends in 9; take the 9 away, and tens are left:"
        : "Multiply numerator and denominator, so that the denominator ends in 9:",
      endsInNine
        ? equation(minus(divisor, 9), times((divisor - 9) / 10, 10))
        : equation(before, as(rational(BigInt(start), BigInt(divisor)), [written])),
      { as: `${start}/${divisor}` },
    ),
    line(
      "ekadhika",
      "One more than what stands before the 9 is the multiplier:",
      finds(plus((divisor - 9) / 10, 1)),
      { ekadhika: BigInt(ekadhika) },
    ),
  ];
}

function digitLine({ start, divisor, ekadhika }: OverNine, index: number) {
  // The value of a step is the start times a power of the ekādhika, so each can be computed alone.
  const value = (start * powerModulo(ekadhika, index, divisor)) % divisor;
  const [digit, carry] = [value % 10, Math.floor(value / 10)];
  return line(
    "digit",
    index === 0
      ? "Start from the numerator: write its last digit and carry the rest; the digit times the multiplier, plus what is carried, is the next number:"
      : "Write the last digit to the left of the others, and carry the rest:",
    write`${lastDigit(BigInt(value), write`${value}`, "carried")}; ${equation(plus(times(as(digit, hidden(BigInt(digit))), ekadhika), carry), nextAfter(value, ekadhika))}`,
    { digit, carry },
  );
}

function closingLine({ start, divisor }: OverNine, written: readonly number[], period: string) {
  const { length } = written;
  return line(
    "period",
    length === 1
      ? `The ${start} has come back, so this digit repeats:`
      : `The ${start} has come back, so these ${length} digits repeat, read from left to right:`,
    recurs(rational(BigInt(start), BigInt(divisor)), over(start, divisor), period),
    length <= PERIOD_IN_ONE_PIECE ? { digitsRightToLeft: written.join("") } : {},
  );
}
