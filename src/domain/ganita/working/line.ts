import type { Rational } from "../../exact/rational.ts";
import { exact, type Value } from "./exact-value.ts";
import { type Expression, equals } from "./expression.ts";
import type { FigureName, Figures } from "./figures.ts";
import type { Notation } from "./notation.ts";

/** One line of a working before it has a number. */
export interface Line {
  /** What the step does and why, in one sentence. */
  readonly description: string;
  readonly notation: Notation;
  /** The named figures this step finds, for drawings and for programs. */
  readonly figures: Figures;
}

/** What a line shows: an expression is followed by an equals sign and its value. */
export type Shown = Notation | Expression;

/** A figure as it is found: exact numbers, polynomials and expressions stand for their values. */
type Finding =
  | Value
  | Rational
  | Expression
  | { readonly value: readonly Rational[]; readonly notation: Notation }
  | readonly Finding[]
  | { readonly [name: string]: Finding };

/** One line of a working; `found` are the figures it finds, by name. */
export function line(
  description: string,
  shown: Shown,
  found: { readonly [Name in FigureName]?: Finding } = {},
): Line {
  return { description, notation: notationOf(shown), figures: figuresOf(found) };
}

/** What a line shows, as notation. */
export const notationOf = (shown: Shown): Notation => ("made" in shown ? equals(shown) : shown);

function figureOf(found: Finding): Value {
  if (typeof found !== "object" || found === null || found instanceof Map) return found;
  if (Array.isArray(found)) return found.map(figureOf);
  if ("notation" in found) return figureOf(found.value as Finding);
  if ("denominator" in found) return exact(found as Rational);
  return figuresOf(found as { readonly [name: string]: Finding });
}

const figuresOf = (found: { readonly [name: string]: Finding }) =>
  Object.fromEntries(Object.entries(found).map(([name, each]) => [name, figureOf(each)]));
