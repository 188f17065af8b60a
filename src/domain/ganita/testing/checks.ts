import type { Claim } from "../claims.ts";
import { type Notation, notationText } from "../notation.ts";
import { cutUnit, drawnValue, lettersIn, type Values } from "./drawn-value.ts";
import type { Question } from "./question.ts";
import {
  beside,
  fraction,
  isFraction,
  isLess,
  isNothing,
  minus,
  NOTHING,
  norm,
  over,
  plus,
  type Surd,
  same,
  size,
  slope,
  times,
  Undefined,
} from "./surd.ts";

type Of<Kind extends Claim["kind"]> = Extract<Claim, { readonly kind: Kind }>;

/** Whether a claim is true of what is drawn, for each kind. */
export const CHECKS: {
  readonly [Kind in Claim["kind"]]: (claim: Of<Kind>, asked: Question) => boolean;
} = {
  equal(claim, question) {
    if (question.isAsked(claim)) return true;
    const sides = claim.sides.filter(isReadable);
    return sides.slice(1).every((side, at) => {
      const pair = [sides[at]!, side];
      return pair.flatMap(lettersIn).length === 0
        ? areEqual(pair, {})
        : question.follows([{ ...claim, sides: pair }]);
    });
  },
  different({ left, right }, question) {
    const [letter] = left;
    const isValue = left.length === 1 && typeof letter === "string" && lettersIn(left).length > 0;
    return isValue && lettersIn(right).length === 0
      ? question.isPole({ [letter]: drawnValue(right) })
      : SAMPLES.some((at) => !areEqual([left, right], at));
  },
  either: ({ claims }, question) =>
    question.follows(claims.filter((claim) => claim.kind === "equal")),
  at({ values, claims }) {
    const at = Object.fromEntries(
      Object.entries(values).map(([of, value]) => [of, drawnValue(value)]),
    );
    return claims.every((claim) => {
      if (claim.kind === "equal") return areEqual(claim.sides, at);
      return claim.kind === "different" && !areEqual([claim.left, claim.right], at);
    });
  },
  letter: ({ letter, value }, question) => question.isNamed(letter, value),
  roots: ({ polynomial, letter, roots }, question) =>
    roots.every(({ value, times: count }) => {
      const at = drawnValue(value);
      if (!question.hasRoot(letter, at)) return false;
      const isRoot = isNothing(drawnValue(polynomial, { [letter]: at }));
      if (!isRoot || !isFraction(at)) return isRoot;
      return isNothing(slope(drawnValue(polynomial, { [letter]: beside(at) }))) === count > 1;
    }),
  near: ({ polynomial, values }) => values.every((value) => isNear(polynomial, drawnValue(value))),
  differential: ({ of, is }) =>
    SAMPLES.every(({ x }) =>
      same(slope(drawnValue(of, { x: beside(x!) })), drawnValue(is, { x: x! })),
    ),
  below: ({ number, limit }) => {
    const value = drawnValue(number);
    return !isLess(value) && isLess(value, drawnValue(limit));
  },
  left({ number, by, rest }) {
    const [all, left] = [wholeOf(number), wholeOf(rest)];
    return left >= 0n && left < by && (all - left) % by === 0n;
  },
  divides({ divisor, number, isSo }) {
    const [by, all] = [wholeOf(divisor), wholeOf(number)];
    return by !== 0n && (all % by === 0n) === isSo;
  },
  "digit root"({ number, root }) {
    const digits = BigInt(notationText(number).replace(/\D/g, ""));
    return wholeOf(root) === (digits === 0n ? 0n : digits % 9n || 9n);
  },
  "digit count": ({ number, count }) => BigInt(notationText(number).length) === wholeOf(count),
  places({ stages, places }) {
    const unit = fraction(10n ** BigInt(places));
    const [first, ...others] = stages.map((parts) =>
      parts
        .map((part) => drawnValue(part))
        .reduce((sum, part) => plus(times(sum, unit), part), NOTHING),
    ) as [Surd, ...Surd[]];
    return others.every((other) => same(first, other));
  },
  given: ({ numbers }, { given }) =>
    numbers.every((number) => given.some((one) => haveSameDigits(one, drawnValue(number)))),
  answer: ({ number }, { answer }) => answer !== null && haveSameDigits(drawnValue(number), answer),
};

/** Whether a claim is true. */
export const isTrue = (claim: Claim, question: Question): boolean =>
  (CHECKS[claim.kind] as (claim: Claim, question: Question) => boolean)(claim, question);

/** Values to try an identity with, different for each letter; no input makes a denominator 0 there. */
export const SAMPLES: readonly Values[] = [
  fraction(165n, 7n),
  fraction(-410n, 11n),
  fraction(693n, 13n),
].map((x, index) => ({ x, y: plus(x, fraction(BigInt(3 * index * index + 5))) }));

/** Whether all sides have the same value; a decimal that was cut off may be a little smaller. */
export function areEqual(sides: readonly Notation[], at: Values): boolean {
  const [first, ...others] = sides.map((side) => ({
    value: drawnValue(side, at),
    unit: cutUnit(side),
  }));
  return others.every((other) => {
    const unit = other.unit ?? first!.unit;
    if (unit === null) return same(first!.value, other.value);
    const [cut, whole] = other.unit ? [other, first!] : [first!, other];
    const rest = plus(size(whole.value), minus(size(cut.value)));
    return isLess(cut.value) === isLess(whole.value) && !isLess(rest) && isLess(rest, unit);
  });
}

// Of many numbers only their count is drawn.
const isReadable = (side: Notation) => !/\d+ numbers|the period/.test(notationText(side));

const NEAR = fraction(1n, 10n ** 20n);

// Nearer than the twelfth digit, as the step of Newton's method tells.
function isNear(polynomial: Notation, x: Surd): boolean {
  const value = drawnValue(polynomial, { x });
  const change = over(plus(drawnValue(polynomial, { x: plus(x, NEAR) }), minus(value)), NEAR);
  const allowed = times(times(norm(x), norm(change)), fraction(1n, 10n ** 20n));
  return isLess(times(fraction(16n), norm(value)), plus(allowed, fraction(1n, 10n ** 60n)));
}

function wholeOf(drawn: Notation): bigint {
  const { a, b } = drawnValue(drawn);
  if (a.denominator !== 1n || b.numerator !== 0n) throw new Undefined("no whole number");
  return a.numerator;
}

function haveSameDigits({ a: left }: Surd, { a: right }: Surd): boolean {
  const [one, other] = [left.numerator * right.denominator, right.numerator * left.denominator].map(
    (whole) => `${whole}`.replace(/^-|0+$/g, ""),
  );
  return one === other;
}
