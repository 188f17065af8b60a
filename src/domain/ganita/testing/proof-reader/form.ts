import { expressionOf } from "./expression.ts";
import { holds, joined, relationOf } from "./relation.ts";
import type { Subject } from "./subject.ts";
import { fraction, type Surd, size, times } from "./surd.ts";
import { type Token, Unreadable } from "./tokens.ts";

/**
 * Whether the tokens are true; undefined if they are not in the form that this reads.
 * `description` is the sentence that belongs to the line.
 */
export type Reads = (
  tokens: readonly Token[],
  description: string,
  subject: Subject,
) => boolean | undefined;

/** A way of writing that is not a plain equation, but can still be checked by arithmetic. */
export interface Form {
  readonly name: string;
  /** Why a working uses this form, and what is checked. */
  readonly why: string;
  readonly reads: Reads;
  /** True if it takes a whole line, with all its sentences. */
  readonly takesLine?: boolean;
}

/** The number that a chain of equations ends in. */
export function endOf(tokens: readonly Token[]): Surd {
  return joined(relationOf(tokens).sides.at(-1)!);
}

/** A chain of equations without letters: whether it is true throughout, and the number it ends in. */
export function chained(tokens: readonly Token[]): { isTrue: boolean; end: Surd } {
  const relation = relationOf(tokens);
  return { isTrue: holds(relation, {}), end: joined(relation.sides.at(-1)!) };
}

/** A whole number. */
export const whole = (value: bigint | number): Surd => fraction(BigInt(value));

/** The number that the tokens stand for. */
export const numberOf = (tokens: readonly Token[]): Surd => expressionOf(tokens).at({});

/** The digits of a decimal, without sign and point. */
export function digitsOf(value: Surd): bigint {
  let { n, d } = size(value);
  for (const prime of [2n, 5n]) {
    while (d % prime === 0n) [n, d] = [(n * 10n) / prime, d / prime];
  }
  if (d !== 1n) throw new Unreadable("its decimals do not end");
  return n;
}

/** Whether two numbers have the same digits, apart from sign, point and trailing zeros. */
export function haveSameDigits(left: Surd, right: Surd): boolean {
  const [one, other] = [left.n * right.d, right.n * left.d].map(withoutEndingZeros);
  return one === other || one === -other!;
}

function withoutEndingZeros(whole: bigint): bigint {
  let rest = whole;
  while (rest !== 0n && rest % 10n === 0n) rest /= 10n;
  return rest;
}

/** 10 to a power, which may be negative. */
export const tenTo = (exponent: number): Surd =>
  exponent < 0 ? fraction(1n, 10n ** BigInt(-exponent)) : fraction(10n ** BigInt(exponent));

/** The value of parts of which each except the first has this many places. */
export const weighed = (parts: readonly Surd[], places: number): Surd =>
  parts.reduce((sum, part) => add(times(sum, tenTo(places)), part), fraction(0n));

const add = (left: Surd, right: Surd): Surd =>
  fraction(left.n * right.d + right.n * left.d, left.d * right.d);
