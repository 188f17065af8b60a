import { type Expression, expressionOf, textOfAll } from "./expression.ts";
import { numberOf, type Reads, tenTo } from "./form.ts";
import {
  difference,
  holdsText,
  type Relation,
  relationOf,
  SAMPLE_BINDINGS,
  split,
  textOf,
} from "./relation.ts";
import {
  beside,
  fraction,
  isBelow,
  minus,
  over,
  plus,
  type Surd,
  same,
  size,
  slope,
  times,
} from "./surd.ts";
import type { Token } from "./tokens.ts";

/** Reads quotient and remainder. */
export const readRemainder: Reads = (tokens, _, subject) => {
  if (!holdsText(tokens, "remainder")) return undefined;
  const [division, rest, ...others] = split(tokens, ",") as [Token[], Token[]?];
  if (textOf(rest?.[0]) !== "remainder" || others.length > 0) return undefined;
  if (textOf(division[0]) === "quotient") {
    const [left, equation] = split(rest!.slice(1), ":") as [Token[], Token[]?];
    const [q, r] = [division.slice(1), left].map((part) => {
      const text = textOfAll(part);
      return text.startsWith("−") ? `( ${text} )` : text;
    });
    const end = `× ${q} + ${r}`;
    return equation !== undefined && textOfAll(equation).endsWith(end)
      ? subject.isTrue(relationOf(equation))
      : false;
  }
  const [approximated, root] = split(division, "≈") as [Token[], Token[]?];
  if (root) return isRootWithRemainder(approximated, root, rest!.slice(1));
  const [question, quotient] = split(division, "=") as [Token[], Token[]];
  const [dividend, divisor] = split(question, "÷").map(expressionOf) as [Expression, Expression];
  const [q, r] = [expressionOf(quotient), expressionOf(rest!.slice(1))];
  if (divisor.letters.length + dividend.letters.length === 0) {
    const left = r.at({});
    if (left.n < 0n || !isBelow(left, size(divisor.at({})))) return false;
  }
  return SAMPLE_BINDINGS.every((place) =>
    same(dividend.at(place), plus(times(divisor.at(place), q.at(place)), r.at(place))),
  );
};

// √2 ≈ 1.414, remainder 0.000604: the next larger root with as many decimals is too large.
function isRootWithRemainder([first, ...others]: Token[], root: Token[], rest: Token[]): boolean {
  const [sign, radicand] =
    first?.kind === "shape" ? [first.shape, first.lines[0]!] : [textOf(first), others];
  const power = (base: Surd) => (sign === "∛" ? times(base, times(base, base)) : times(base, base));
  const [n, found, left] = [radicand, root, rest].map(numberOf) as [Surd, Surd, Surd];
  const next = plus(size(found), fraction(1n, found.d));
  return (
    same(plus(power(found), left), n) &&
    isBelow(size(n), power(next)) &&
    !isBelow(size(n), power(size(found)))
  );
}

/** Reads differentials. */
export const readDifferentials: Reads = (tokens, _, subject) => {
  if (!/^D[₁-₈]$/.test(textOf(tokens[0]) ?? "")) return undefined;
  const pieces = split(tokens, ",");
  let before = subject.polynomials();
  return pieces.every((piece) => {
    const differential = expressionOf(piece.slice(2));
    const isSlope = before.some((expression) =>
      SAMPLE_BINDINGS.every(({ x }) =>
        same(slope(expression({ x: beside(x!) })), differential.at({ x: x! })),
      ),
    );
    before = [differential.at];
    return isSlope;
  });
};

/** Reads approximations. */
export const readApproximations: Reads = (tokens, _, subject) => {
  const [letter, values, ...others] = split(tokens, "≈") as [Token[], Token[]?];
  if (!values || others.length > 0 || textOf(letter[0]) !== "x") return undefined;
  const { equations } = subject.answer;
  const near = tenTo(-20);
  return split(values, ",").every((piece) => {
    const z = numberOf(piece);
    const value = difference(equations, { x: z });
    const change = over(plus(difference(equations, { x: plus(z, near) }), minus(value)), near);
    const allowed = times(times(norm(z), norm(change)), times(TWELVE_DIGITS, TWELVE_DIGITS));
    return isBelow(times(fraction(16n), norm(value)), plus(allowed, tenTo(-60)));
  });
};

const TWELVE_DIGITS = tenTo(-10);

// The squared absolute value of a complex number.
const norm = ({ n, m, r, d }: Surd): Surd => fraction(n * n - m * m * r, d * d);

/** Reads a step that eliminates one unknown. */
export const readElimination: Reads = (tokens, _, subject) => {
  if (textOf(tokens[0]) !== "first") return undefined;
  const [combination, end] = split(tokens, "→", ":") as [Token[], Token[]];
  const second = combination.findIndex((token) => textOf(token) === "second");
  const [one, other] = subject.answer.equations as [Relation, Relation];
  const byFirst = numberOf(combination.slice(2, second - 1));
  const bySecond = numberOf(combination.slice(second + 2));
  const left = (place: { x: Surd; y: Surd }) =>
    plus(
      times(difference([one], place), byFirst),
      minus(times(difference([other], place), bySecond)),
    );
  const [zero, unit] = [fraction(0n), fraction(1n)];
  const origin = left({ x: zero, y: zero });
  const isWithoutX = same(left({ x: unit, y: zero }), origin);
  const isWithoutY = same(left({ x: zero, y: unit }), origin);
  if (textOf(end[0]) === "no") return textOf(end[1]) === "x" ? isWithoutX : isWithoutY;
  const relation = relationOf(end);
  const constant = same(size(relation.sides[1]![0]!.at({})), size(origin));
  return isWithoutX && isWithoutY && constant && subject.isTrue(relation);
};
