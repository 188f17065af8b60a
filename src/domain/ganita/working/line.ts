import type { Rational } from "../../exact/rational.ts";
import { asking } from "../blanks.ts";
import type { Notation } from "../notation.ts";
import { type Exact, exact, type Value } from "./exact-value.ts";
import { type Expression, finds } from "./expression.ts";
import type { FigureName, Figures } from "./figures.ts";

/** One line of a working before it has a number. */
export interface Line<Key extends string = string, Found extends Figures = Figures> {
  /** Its name in its working, by which a drawing finds it; rows of one kind share theirs. */
  readonly key: Key;
  /** What the step does and why, in one sentence. */
  readonly description: string;
  readonly notation: Notation;
  /** The named figures this step finds, for drawings and for programs. */
  readonly figures: Found;
}

/** What a line shows: an expression is followed by an equals sign and its value, which the line finds. */
export type Shown = Notation | Expression;

interface PolynomialValue {
  readonly value: readonly Rational[];
  readonly notation: Notation;
}

/** A figure as it is found: exact numbers, polynomials and expressions stand for their values. */
type Finding =
  | Value
  | Rational
  | Expression
  | PolynomialValue
  | readonly Finding[]
  | { readonly [name: string]: Finding };

/** The figure that a finding becomes. */
type FigureOf<Found> = Found extends
  | bigint
  | number
  | string
  | boolean
  | null
  | undefined
  | ReadonlyMap<string, number>
  ? Found
  : Found extends Expression | Rational
    ? Exact
    : Found extends PolynomialValue
      ? readonly Exact[]
      : { readonly [At in keyof Found]: FigureOf<Found[At]> };

type FiguresOf<Found> = { readonly [Name in keyof Found]: FigureOf<Found[Name]> };

// Other names than those of the table of figures are refused.
type Named<Found> = {
  readonly [Name in keyof Found]: Name extends FigureName ? Finding : never;
};

/** One line of a working; `found` are the figures it finds, by name. */
export function line<Key extends string>(
  key: Key,
  description: string,
  shown: Shown,
): Line<Key, object>;
export function line<Key extends string, Found extends object>(
  key: Key,
  description: string,
  shown: Shown,
  found: Found & Named<Found>,
): Line<Key, FiguresOf<Found>>;
export function line(
  key: string,
  description: string,
  shown: Shown,
  found: { readonly [name: string]: Finding } = {},
): Line {
  return { key, description, notation: asking(notationOf(shown)), figures: figuresOf(found) };
}

/** What a line shows, as notation. */
export const notationOf = (shown: Shown): Notation => ("made" in shown ? finds(shown) : shown);

function figureOf(found: Finding): Value {
  if (typeof found !== "object" || found === null || found instanceof Map) return found;
  if (Array.isArray(found)) return found.map(figureOf);
  if ("notation" in found) return figureOf(found.value as Finding);
  if ("denominator" in found) return exact(found as Rational);
  return figuresOf(found as { readonly [name: string]: Finding });
}

const figuresOf = (found: { readonly [name: string]: Finding }) =>
  Object.fromEntries(Object.entries(found).map(([name, each]) => [name, figureOf(each)]));
