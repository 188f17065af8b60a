import type { Decimal } from "../../exact/decimal.ts";
import {
  add,
  areEqual,
  divide,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
} from "../../exact/rational.ts";
import { type Asking, found, hidden } from "../blanks.ts";
import { claiming } from "../claims.ts";
import {
  bars,
  digitText,
  equal,
  factor,
  joined,
  type Notation,
  notation,
  power,
  write,
} from "../notation.ts";
import { readable } from "./exact-value.ts";

/** A number and its notation, made together so that they always agree. */
export interface Expression {
  readonly value: Rational;
  readonly notation: Notation;
  /** Its outermost operation, which decides where it needs brackets. */
  readonly made: "number" | "product" | "sum";
  /** The operations that work it out, in their order. */
  readonly how: readonly string[];
}

/** An operand of an expression. A plain number is a digit, a count or a small sum. */
export type Operand = bigint | number | Rational | Decimal | Expression;

/**
 * The sum.
 *
 * @example
 * notationText(equals(plus(97n, -4n), plus(96n, -3n))); // "97 + (−4) = 96 + (−3) = 93"
 */
export function plus(first: Operand, ...others: readonly Operand[]): Expression {
  if (others.length === 0) return asExpression(first);
  return {
    value: others.map(worthOf).reduce(add, worthOf(first)),
    notation: joined([asExpression(first).notation, ...others.map(inSum)], " + "),
    made: "sum",
    how: howOf("add", first, ...others),
  };
}

/** A number less all the others. */
export function minus(first: Operand, ...others: readonly Operand[]): Expression {
  if (others.length === 0) return asExpression(first);
  return {
    value: others.map(worthOf).reduce(subtract, worthOf(first)),
    notation: joined([asExpression(first).notation, ...others.map(takenAway)], " − "),
    made: "sum",
    how: howOf("subtract", first, ...others),
  };
}

/** The expression with its sign changed. */
export function negative(expression: Expression): Expression {
  return {
    value: negate(expression.value),
    notation: write`−${expression.made === "sum" ? inBrackets(expression) : expression.notation}`,
    made: "sum",
    how: expression.how,
  };
}

/** The product. */
export function times(first: Operand, ...others: readonly Operand[]): Expression {
  return others.reduce<Expression>(
    (product, other) => ({
      value: multiply(product.value, worthOf(other)),
      notation: write`${firstFactor(product)} × ${inProduct(other)}`,
      made: "product",
      how: howOf("multiply", product, other),
    }),
    isExpression(first) ? first : { ...asExpression(first), notation: factor(first) },
  );
}

/** The quotient. @throws {DomainError} `division_by_zero` */
export function dividedBy(left: Operand, right: Operand): Expression {
  return {
    value: divide(worthOf(left), worthOf(right)),
    notation: write`${firstFactor(asExpression(left))} ÷ ${inProduct(right)}`,
    made: "product",
    how: howOf("divide", left, right),
  };
}

/** Digits −9 to 9, of which a negative one is written with a bar. */
export const barred = (digits: readonly number[]): Expression => ({
  value: rational(digits.reduce((value, digit) => 10n * value + BigInt(digit), 0n)),
  notation: [bars(digits)],
  made: "number",
  how: [],
});

/** A whole number ≥ 0 with its digits exactly as written, including leading zeros. */
export const written = (digits: string): Expression => ({
  value: rational(BigInt(digits)),
  notation: [digitText(digits)],
  made: "number",
  how: [],
});

/** A power of a number. */
export function raisedTo(base: Exclude<Operand, Expression>, exponent: number): Expression {
  return {
    value: Array<Rational>(exponent).fill(worthOf(base)).reduce(multiply, ONE),
    notation: [power(base, exponent)],
    made: "number",
    how: exponent === 2 ? ["square the number"] : exponent === 3 ? ["cube the number"] : [],
  };
}

/** The value as a whole number. @throws {Error} if it is not one. */
export function wholeValue({ value, notation: written }: Expression): bigint {
  if (value.denominator !== 1n) throw new Error(`${JSON.stringify(written)} is no whole number`);
  return value.numerator;
}

/**
 * Writes expressions with equals signs between them.
 *
 * @throws {Error} if their values differ, so a false line is never shown.
 */
export function equation(...sides: readonly Operand[]): Notation {
  const [first, ...others] = sides.map(asExpression) as [Expression, ...Expression[]];
  const differs = others.some(({ value }) => !areEqual(value, first.value));
  if (differs) throw new Error("Two sides of an equation differ.");
  const written = [first, ...others].map((side) => side.notation);
  return claiming(joined(written, " = "), () => [equal(...written)]);
}

/** Expressions of equal value, and the value at the end. */
export const equals = (...expressions: readonly [Expression, ...Expression[]]): Notation =>
  equation(...expressions, expressions[0].value);

/**
 * Expressions of equal value, and at the end the value, which the line finds. `shown` is the value
 * as it is written.
 */
export function finds(
  expression: Expression,
  asking: Asking = {},
  shown: Exclude<Operand, Expression> = expression.value,
): Notation {
  const { how } = expression;
  const verbs = how.length > 1 ? `${how.slice(0, -1).join(", ")} and ${how.at(-1)}` : how[0];
  const blank = { ...(verbs !== undefined && { how: verbs }), ...asking };
  return equation(expression, as(shown, found(shown, blank)));
}

/** The same with the value as a decimal if it ends. */
export const findsDecimal = (expression: Expression): Notation =>
  finds(expression, {}, readable(expression.value));

/** An expression and its value, where that would give away what the line finds. */
export const equalsHidden = (expression: Expression): Notation =>
  equation(expression, as(expression.value, hidden(expression.value)));

/** A number as its notation writes it, such as one that the line finds. */
export const as = (value: Exclude<Operand, Expression>, notation: Notation): Expression => ({
  value: worthOf(value),
  notation,
  made: "number",
  how: [],
});

const isExpression = (operand: Operand): operand is Expression =>
  typeof operand === "object" && "made" in operand;

/** The operand by itself, which stands first in a product or a sum without brackets. */
export function asExpression(operand: Operand): Expression {
  if (isExpression(operand)) return operand;
  return { value: worthOf(operand), notation: notation(operand), made: "number", how: [] };
}

// The operations of the operands, then the one that joins them.
const howOf = (last: string, ...operands: readonly Operand[]): readonly string[] => [
  ...new Set([...operands.flatMap((operand) => (isExpression(operand) ? operand.how : [])), last]),
];

function worthOf(operand: Operand): Rational {
  if (typeof operand === "bigint" || typeof operand === "number") return rational(BigInt(operand));
  if ("made" in operand) return operand.value;
  return "coefficient" in operand
    ? rational(operand.coefficient, 10n ** BigInt(operand.places))
    : operand;
}

/** The expression in brackets. */
export const inBrackets = (expression: Expression): Notation => write`(${expression.notation})`;

function inSum(operand: Operand): Notation {
  if (isExpression(operand)) return isBelowZero(operand) ? inBrackets(operand) : operand.notation;
  return worthOf(operand).numerator < 0n ? factor(operand) : notation(operand);
}

const takenAway = (operand: Operand): Notation =>
  isExpression(operand) && operand.made === "sum" ? inBrackets(operand) : inSum(operand);

const firstFactor = (expression: Expression): Notation =>
  expression.made === "sum" ? inBrackets(expression) : expression.notation;

function inProduct(operand: Operand): Notation {
  if (!isExpression(operand)) return factor(operand);
  return operand.made === "number" && !isBelowZero(operand)
    ? operand.notation
    : inBrackets(operand);
}

// A plain number that begins with its minus.
function isBelowZero({ made, notation: [first] }: Expression): boolean {
  if (made !== "number" || first === undefined) return false;
  return typeof first === "string"
    ? first === "−"
    : first.kind === "number" && first.text[0] === "-";
}
