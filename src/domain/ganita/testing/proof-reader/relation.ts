import { type Bindings, type Expression, expressionOf, withSign } from "./expression.ts";
import {
  fraction,
  isBelow,
  minus,
  NOTHING,
  ONE,
  plus,
  type Surd,
  same,
  size,
  times,
  Undefined,
} from "./surd.ts";
import { type Token, Unreadable } from "./tokens.ts";

/** Expressions with signs between them; a side may have several parts, separated by |. */
export interface Relation {
  readonly sides: readonly (readonly Expression[])[];
  readonly signs: readonly string[];
  readonly letters: ReadonlySet<string>;
}

/** Splits tokens at each of these signs or words outside brackets. */
export function split(tokens: readonly Token[], ...at: readonly string[]): Token[][] {
  if (!holdsText(tokens, ...at)) return [tokens as Token[]];
  const pieces: Token[][] = [];
  let [from, depth] = [0, 0];
  for (let index = 0; index < tokens.length; index++) {
    const text = textOf(tokens[index]);
    if (text === "(") depth++;
    else if (text === ")") depth--;
    if (text === undefined || depth !== 0 || !at.includes(text)) continue;
    pieces.push(tokens.slice(from, index));
    from = index + 1;
  }
  pieces.push(tokens.slice(from));
  return pieces;
}

/** The text of a sign, letter or word. */
export function textOf(token: Token | undefined): string | undefined {
  return token?.kind === "sign" || token?.kind === "word" || token?.kind === "letter"
    ? token.text
    : undefined;
}

/** Whether one of these signs or words is among the tokens. */
export function holdsText(tokens: readonly Token[], ...texts: readonly string[]): boolean {
  for (const token of tokens) {
    const text = textOf(token);
    if (text !== undefined && texts.includes(text)) return true;
  }
  return false;
}

/** Reads one or more sides with = or ≠ between them. @throws {Unreadable} */
export function relationOf(tokens: readonly Token[]): Relation {
  const sides: Expression[][] = [[]];
  const signs: string[] = [];
  const letters = new Set<string>();
  let [from, depth] = [0, 0];
  for (let at = 0; at <= tokens.length; at++) {
    const text = textOf(tokens[at]);
    if (text === "(") depth++;
    else if (text === ")") depth--;
    const isEquation = depth === 0 && (text === "=" || text === "≠");
    if (at < tokens.length && !isEquation && (depth > 0 || text !== "|")) continue;
    const part = expressionOf(tokens.slice(from, at));
    for (const letter of part.letters) letters.add(letter);
    sides.at(-1)!.push(part);
    from = at + 1;
    if (!isEquation) continue;
    signs.push(text!);
    sides.push([]);
  }
  return { sides, signs, letters };
}

/** Whether the sign between each two neighbouring sides is true. @throws {Undefined} */
export function holds(relation: Relation, bindings: Bindings): boolean {
  if (relation.sides.some((side) => side.some(({ hasBoth }) => hasBoth))) {
    return [1n, -1n].some((sign) => holdsSigned(relation, withSign(bindings, sign)));
  }
  return holdsSigned(relation, bindings);
}

const holdsSigned = ({ sides, signs }: Relation, bindings: Bindings) =>
  signs.every((sign, index) => {
    const [left, right] = [sides[index]!, sides[index + 1]!];
    return areEqual(left, right, bindings) === (sign === "=");
  });

function areEqual(
  left: readonly Expression[],
  right: readonly Expression[],
  bindings: Bindings,
): boolean {
  if (left.length === right.length) {
    return left.every((part, index) => isEqual(part, right[index]!, bindings));
  }
  return same(joined(left, bindings), joined(right, bindings));
}

function isEqual(left: Expression, right: Expression, bindings: Bindings): boolean {
  const [one, other] = [left.at(bindings), right.at(bindings)];
  const unit = left.unit ?? right.unit;
  if (!unit) return same(one, other);
  const [cut, whole] = left.unit ? [one, other] : [other, one];
  const rest = plus(size(whole), minus(size(cut)));
  return cut.n < 0n === whole.n < 0n && !isBelow(rest, NOTHING) && isBelow(rest, unit);
}

/** The number that parts give side by side, each with as many places as it has digits. */
export function joined(parts: readonly Expression[], bindings: Bindings = {}): Surd {
  return parts.reduce<Surd>((sum, part, index) => {
    if (index > 0 && part.width === 0) throw new Unreadable("a part has no places of its own");
    return plus(times(sum, fraction(10n ** BigInt(part.width))), part.at(bindings));
  }, NOTHING);
}

/** The product of the differences of their sides, which is 0 where one of the equations holds. */
export function difference(relations: readonly Relation[], bindings: Bindings): Surd {
  return relations.reduce((product, { sides }) => {
    const [left, right] = sides.map((parts) => joined(parts, bindings)) as [Surd, Surd];
    return times(product, plus(left, minus(right)));
  }, ONE);
}

const SAMPLES = [fraction(23n), fraction(-37n), fraction(53n), fraction(7n, 3n)];

/** Values to test an identity with, different for each letter. */
export const SAMPLE_BINDINGS: readonly Bindings[] = SAMPLES.map((x, index) => ({
  x,
  y: plus(x, fraction(BigInt(3 * index + 5))),
}));

/** Whether the relation holds for all values of its letters where it is defined. */
export function isIdentity(
  relation: Relation,
  complete: (bindings: Bindings) => Bindings,
): boolean {
  let tried = 0;
  for (const sample of SAMPLE_BINDINGS) {
    try {
      if (!holds(relation, complete(sample))) return false;
      tried++;
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
    }
  }
  return tried > 1;
}
