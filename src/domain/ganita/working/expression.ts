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
import {
  bars,
  digitText,
  factor,
  joined,
  type Notation,
  notation,
  power,
  write,
} from "./notation.ts";
import { readable } from "./readable.ts";

/** A number and its notation, made together so that they always agree. */
export interface Expression {
  readonly value: Rational;
  readonly notation: Notation;
  /** Its outermost operation, which decides where it needs brackets. */
  readonly made: "number" | "product" | "sum";
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
  };
}

/** A number less all the others. */
export function minus(first: Operand, ...others: readonly Operand[]): Expression {
  if (others.length === 0) return asExpression(first);
  return {
    value: others.map(worthOf).reduce(subtract, worthOf(first)),
    notation: joined([asExpression(first).notation, ...others.map(takenAway)], " − "),
    made: "sum",
  };
}

/** The expression with its sign changed. */
export function negative(expression: Expression): Expression {
  return {
    value: negate(expression.value),
    notation: write`−${expression.made === "sum" ? inBrackets(expression) : expression.notation}`,
    made: "sum",
  };
}

/** The product. */
export function times(first: Operand, ...others: readonly Operand[]): Expression {
  return others.reduce<Expression>(
    (product, other) => ({
      value: multiply(product.value, worthOf(other)),
      notation: write`${firstFactor(product)} × ${inProduct(other)}`,
      made: "product",
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
  };
}

/** Digits −9 to 9, of which a negative one is written with a bar. */
export const barred = (digits: readonly number[]): Expression => ({
  value: rational(digits.reduce((value, digit) => 10n * value + BigInt(digit), 0n)),
  notation: [bars(digits)],
  made: "number",
});

/** A whole number ≥ 0 with its digits exactly as written, including leading zeros. */
export const written = (digits: string): Expression => ({
  value: rational(BigInt(digits)),
  notation: [digitText(digits)],
  made: "number",
});

/** A power of a number. */
export function raisedTo(base: Exclude<Operand, Expression>, exponent: number): Expression {
  return {
    value: Array<Rational>(exponent).fill(worthOf(base)).reduce(multiply, ONE),
    notation: [power(base, exponent)],
    made: "number",
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
  return joined(
    [first, ...others].map((side) => side.notation),
    " = ",
  );
}

/** Expressions of equal value, and the value at the end. */
export const equals = (...expressions: readonly [Expression, ...Expression[]]): Notation =>
  equation(...expressions, expressions[0].value);

/** The same for one expression, with the value as a decimal if it ends. */
export const equalsDecimal = (expression: Expression): Notation =>
  equation(expression, readable(expression.value));

const isExpression = (operand: Operand): operand is Expression =>
  typeof operand === "object" && "made" in operand;

/** The operand by itself, which stands first in a product or a sum without brackets. */
export function asExpression(operand: Operand): Expression {
  if (isExpression(operand)) return operand;
  return { value: worthOf(operand), notation: notation(operand), made: "number" };
}

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
  if (isExpression(operand)) return operand.notation;
  return worthOf(operand).numerator < 0n ? factor(operand) : notation(operand);
}

const takenAway = (operand: Operand): Notation =>
  isExpression(operand) && operand.made === "sum" ? inBrackets(operand) : inSum(operand);

const firstFactor = (expression: Expression): Notation =>
  expression.made === "sum" ? inBrackets(expression) : expression.notation;

function inProduct(operand: Operand): Notation {
  if (!isExpression(operand)) return factor(operand);
  return operand.made === "number" ? operand.notation : inBrackets(operand);
}
