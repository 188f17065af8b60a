import { digitCount, digitsOf, powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { asSize, found, foundDigits } from "../blanks.ts";
import { GanitaError } from "../ganita-error.ts";
import { bars, digitText, type Notation, type NotationPart } from "../notation.ts";
import { MAX_DIGITS, readWhole } from "../read-number.ts";
import { as, equation, finds, minus, plus, times } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { joinedParts, rewritten } from "../working/parts.ts";
import { complementNotation, MOST_COMPLEMENTED } from "./complement.ts";
import { settleParts, settling } from "./settle-parts.ts";

/** A working base: ratio × 10^zeros. */
export interface Base {
  /** 1 to 9. */
  readonly ratio: number;
  /** At least 1. */
  readonly zeros: number;
  readonly value: bigint;
}

/** The base ratio × 10^zeros. */
export function baseOf(ratio: number, zeros: number): Base {
  return { ratio, zeros, value: BigInt(ratio) * powerOfTen(zeros) };
}

/**
 * Reads a base as typed, a digit followed by at least one zero.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` for any other number
 */
export function readBase(text: string): Base {
  const value = readWhole(text, MAX_DIGITS + 1);
  if (/^[1-9]0+$/.test(`${value}`)) return baseOf(Number(`${value}`[0]), digitCount(value) - 1);
  throw new GanitaError(
    "outside_domain",
    "The working base is a digit followed by zeros, such as 50 or 400.",
    ["urdhva-tiryagbhyam"],
    text,
  );
}

/** Reads a base that is a power of ten. @throws {DomainError} as {@link readBase} */
export function readPowerOfTen(text: string): Base {
  const value = readWhole(text, MAX_DIGITS + 1);
  if (/^10+$/.test(`${value}`)) return baseOf(1, digitCount(value) - 1);
  throw new GanitaError(
    "outside_domain",
    "The base of this sutra is a power of ten: 10, 100, 1000 and so on.",
    ["anurupyena"],
    text,
  );
}

/**
 * The base that needs the least work: smallest product of the deviations, then smallest sum of
 * their sizes, then smallest ratio, then fewest zeros. Only bases next to either number can win,
 * because the product grows from each number towards the middle between them, and outwards.
 */
export function closestBase(
  a: bigint,
  b: bigint,
  neighbours: (n: bigint) => readonly Base[],
): Base {
  const candidates = [...neighbours(a), ...neighbours(b)].sort(
    (one, other) => one.ratio - other.ratio || one.zeros - other.zeros,
  );
  return candidates.reduce((best, base) => (isCloser(base, best, a, b) ? base : best));
}

function isCloser({ value: one }: Base, { value: other }: Base, a: bigint, b: bigint): boolean {
  const [work, otherWork] = [(a - one) * (b - one), (a - other) * (b - other)].map(magnitude);
  if (work !== otherWork) return work! < otherWork!;
  const reach = (base: bigint) => magnitude(a - base) + magnitude(b - base);
  return reach(one) < reach(other);
}

/** The powers of ten on both sides of a number, from 10 up. */
export function powersAround(n: bigint): Base[] {
  const digits = digitCount(n);
  return [baseOf(1, Math.max(1, digits - 1)), baseOf(1, digits)];
}

/** The digits followed by zeros on both sides of a number, from 10 up. */
export function roundNumbersAround(n: bigint): Base[] {
  const zeros = digitCount(n) - 1;
  if (zeros === 0) return [baseOf(1, 1)];
  const lead = Number(`${n}`[0]);
  return [baseOf(lead, zeros), lead === 9 ? baseOf(1, zeros + 1) : baseOf(lead + 1, zeros)];
}

/** A product of two numbers from their deviations from a base. */
export interface BaseProduct {
  readonly devA: bigint;
  readonly devB: bigint;
  /** Either number with the other's deviation: a + devB = b + devA. */
  readonly cross: bigint;
  /** The cross sum times the ratio of the base: the left part before the carry. */
  readonly scaled: bigint;
  readonly product: bigint;
  readonly carry: bigint;
  readonly left: bigint;
  /** With as many places as the base has zeros. */
  readonly right: string;
  /** Left and right joined. */
  readonly value: bigint;
}

/** Computes a product from a base: a·b = base·(a + devB) + devA·devB. */
export function baseProduct(a: bigint, b: bigint, base: Base): BaseProduct {
  const [devA, devB] = [a - base.value, b - base.value];
  const cross = a + devB;
  const scaled = cross * BigInt(base.ratio);
  const product = devA * devB;
  const { parts, carries, value } = settleParts([scaled, product], base.zeros);
  const [left, right] = parts as [string, string];
  return {
    devA,
    devB,
    cross,
    scaled,
    product,
    carry: carries[0]!,
    left: BigInt(left),
    right,
    value,
  };
}

/** The six steps from two numbers and a base to their product. */
export function baseProductLines(a: bigint, b: bigint, base: Base, working: BaseProduct) {
  const { devA, devB, cross, product, carry, left, right } = working;
  return [
    line("devA", deviationText("first", devA), deviationNotation(a, base), { devA }),
    line("devB", deviationText("second", devB), deviationNotation(b, base), { devB }),
    line(
      "cross",
      "Add crosswise: either number and the deviation of the other give the same:",
      equation(plus(a, devB), as(cross, finds(plus(b, devA)))),
      { cross },
    ),
    line("product", "Multiply the deviations for the right part:", times(devA, devB), { product }),
    line("right", rightPartText(carry), rightPartNotation(working), { carry, right }),
    line("left", "Join left and right:", joinedParts([left, right]), { left }),
  ];
}

function deviationText(which: string, deviation: bigint): string {
  if (deviation === 0n) return `The ${which} number is the base itself:`;
  return deviation < 0n
    ? `The ${which} number falls short of the base by:`
    : `The ${which} number exceeds the base by:`;
}

// Below a power of ten: all digits from nine and the last from ten.
function deviationNotation(n: bigint, { ratio, zeros, value }: Base): Notation {
  const isComplement = ratio === 1 && n > 0n && n < value && zeros <= MOST_COMPLEMENTED;
  return isComplement
    ? complementNotation(
        n,
        zeros,
        n - value,
        found(n - value, { ...asSize(n - value), how: "subtract" }),
      )
    : finds(minus(n, value), asSize(n - value));
}

function rightPartText(carry: bigint): string {
  const places = "The right part has as many places as the base has zeros";
  if (carry === 0n) return `${places}:`;
  return carry > 0n
    ? `${places}; the excess is carried to the left:`
    : "A negative right part borrows from the left and becomes its complement:";
}

function rightPartNotation({ scaled, product, carry, left, right, value }: BaseProduct): Notation {
  if (carry === 0n) return rewritten(product, foundDigits(right));
  const settled = { parts: [`${left}`, right], carries: [carry], value };
  return settling([scaled, product], settled, right.length, [scaled, barNumber(product)]);
}

/** The number as digits, with bars if it is negative. */
function barNumber(value: bigint): NotationPart {
  if (value >= 0n) return digitText(`${value}`);
  return bars(digitsOf(value).map((digit) => -digit));
}
