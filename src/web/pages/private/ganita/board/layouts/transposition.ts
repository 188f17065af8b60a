import {
  add,
  fractionText,
  multiply,
  negate,
  type Rational,
  subtract,
  ZERO,
} from "#domain/exact/rational.ts";
import { multipleOfX } from "#domain/ganita/algebra/solved-equation.ts";
import { write } from "#domain/ganita/working/notation.ts";
import { type Drawing, grid, label, type Mark, mark, sign } from "../drawing.ts";
import { numberOf, type Working } from "../working.ts";
import { letterOf, signedTerm } from "./coefficient-table.ts";
import { linesFrom, questionLine } from "./lines.ts";

/** px + q = rx + s, and how the equation comes to it. */
interface Sides {
  readonly left: readonly [p: Rational, q: Rational];
  readonly right: readonly [r: Rational, s: Rational];
  readonly how?: string;
}

const SIDES: Readonly<Record<string, (n: (name: string) => Rational) => Sides>> = {
  1: (n) => ({ left: [n("a"), n("b")], right: [n("c"), n("d")] }),
  2: (n) => ({
    left: [add(n("a"), n("b")), multiply(n("a"), n("b"))],
    right: [add(n("c"), n("d")), multiply(n("c"), n("d"))],
    how: "multiplied out, x² stands on both sides and cancels",
  }),
  3: (n) => ({
    left: [multiply(n("n"), n("a")), multiply(n("n"), n("b"))],
    right: [multiply(n("m"), n("c")), multiply(n("m"), n("d"))],
    how: "multiplied crosswise",
  }),
  4: (n) => ({
    left: [n("m"), multiply(n("m"), n("b"))],
    right: [negate(n("n")), negate(multiply(n("n"), n("a")))],
    how: "one fraction taken across, then multiplied crosswise",
  }),
};

/** A simple equation: a term of each side goes across, with its sign changed. */
export function transposition(working: Working): Drawing | null {
  const sides = SIDES[`${working.fixed.type}`];
  const found = numberOf(working, "numerator");
  if (!sides || !found) return null;

  const { step } = found;
  const { left, right, how } = sides((name) => letterOf(working, name));
  const [[p, q], [r, s]] = [left, right];
  const [below, above] = [subtract(p, r), subtract(s, q)];
  const before = how ? step : 0;
  return grid([
    ...(how ? [questionLine(working, 5), label(step, [2, 1, 1, 5], how)] : []),
    ...row(before, 3, multipleOfX(p), signedTerm([q]), multipleOfX(r), signedTerm([s])),
    mark("cross", step, [4, 2, 1, 3]),
    ...row(step, 5, multipleOfX(p), signedX(negate(r)), signedTerm([negate(q)]), signedTerm([s])),
    mark("rule", 0, [6, 1, 1, 5]),
    mark("found", step, [7, 1, 1, 2], multipleOfX(below), [fractionText(below)]),
    sign(0, [7, 3], "="),
    mark("found", step, [7, 4, 1, 2], write`${above}`, [fractionText(above)]),
    label(0, [8, 1, 1, 2], "x in all"),
    label(0, [8, 4, 1, 2], "constants"),
    ...linesFrom(working, step + 1, 9, 5),
  ]);
}

// The terms next to the equals sign are those that go across.
function row(step: number, at: number, ...[first, second, third, fourth]: Mark["shows"][]): Mark[] {
  return [
    mark("figure", step, [at, 1], first),
    mark("figure", step, [at, 2], second),
    sign(step, [at, 3], "="),
    mark("figure", step, [at, 4], third),
    mark("figure", step, [at, 5], fourth),
  ];
}

const signedX = (coefficient: Rational) =>
  coefficient.numerator === 0n ? write`− 0x` : signedTerm([coefficient, ZERO]);
