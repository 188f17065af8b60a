import type { Decimal } from "../exact/decimal.ts";
import { add, divide, multiply, type Rational, rational, subtract } from "../exact/rational.ts";
import { factor, joined, type Notation, power, write } from "./notation.ts";
import { areEqual, negate, ONE } from "./polynomial.ts";
import { readable } from "./readable.ts";

/** A number and its notation, made together so that they always agree. */
export interface Expression {
  readonly value: Rational;
  readonly notation: Notation;
  /** Its outermost operation, which decides where it needs brackets. */
  readonly made: "number" | "product" | "sum";
}

/** An operand of an expression. */
export type Operand = bigint | Rational | Decimal | Expression;

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

/** A power of a number. */
export function raisedTo(base: bigint | Rational | Decimal, exponent: number): Expression {
  return {
    value: Array<Rational>(exponent).fill(worthOf(base)).reduce(multiply, ONE),
    notation: [power(base, exponent)],
    made: "number",
  };
}

/** The value as a whole number. @throws {Error} if it is not one. */
export function wholeValue({ value, notation }: Expression): bigint {
  if (value.denominator !== 1n) throw new Error(`${JSON.stringify(notation)} is no whole number`);
  return value.numerator;
}

/**
 * Writes expressions of equal value with equals signs between them, and the value at the end.
 *
 * @throws {Error} if their values differ, so a false line is never shown.
 */
export function equals(...expressions: readonly [Expression, ...Expression[]]): Notation {
  return chain([...expressions, asExpression(expressions[0].value)]);
}

/** The same for one expression, with the value as a decimal if it ends. */
export const equalsDecimal = (expression: Expression): Notation =>
  chain([expression, asExpression(readable(expression.value))]);

function chain(sides: readonly Expression[]): Notation {
  const differs = sides.some(({ value }) => !areEqual(value, sides[0]!.value));
  if (differs) throw new Error("Two sides of an equation differ.");
  return joined(
    sides.map(({ notation }) => notation),
    " = ",
  );
}

const isExpression = (operand: Operand): operand is Expression =>
  typeof operand === "object" && "made" in operand;

function asExpression(operand: Operand): Expression {
  if (isExpression(operand)) return operand;
  return { value: worthOf(operand), notation: write`${operand}`, made: "number" };
}

function worthOf(operand: Operand): Rational {
  if (typeof operand === "bigint") return rational(operand);
  if ("made" in operand) return operand.value;
  return "coefficient" in operand
    ? rational(operand.coefficient, 10n ** BigInt(operand.places))
    : operand;
}

/** The expression in brackets. */
export const inBrackets = ({ notation }: Expression): Notation => write`(${notation})`;

function inSum(operand: Operand): Notation {
  if (isExpression(operand)) return operand.notation;
  return worthOf(operand).numerator < 0n ? factor(operand) : write`${operand}`;
}

const takenAway = (operand: Operand): Notation =>
  isExpression(operand) && operand.made === "sum" ? inBrackets(operand) : inSum(operand);

const firstFactor = (expression: Expression): Notation =>
  expression.made === "sum" ? inBrackets(expression) : expression.notation;

function inProduct(operand: Operand): Notation {
  if (!isExpression(operand)) return factor(operand);
  return operand.made === "number" ? operand.notation : inBrackets(operand);
}
