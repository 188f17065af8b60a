import { expressionOf } from "./expression.ts";
import { holds, joined, relationOf } from "./relation.ts";
import type { Subject } from "./subject.ts";
import { fraction, type Surd, size, times } from "./surd.ts";
import { type Token, Unreadable } from "./tokens.ts";

/**
 * Whether what stands there is true; undefined where it is not written in the form that is read.
 * `description` is the sentence that the line comes with.
 */
export type Reads = (
  tokens: readonly Token[],
  description: string,
  subject: Subject,
) => boolean | undefined;

/** A way of writing that is no plain equation, and yet says something that can be held against arithmetic. */
export interface Form {
  readonly name: string;
  /** Why a working writes so, and what is asked of it. */
  readonly why: string;
  readonly reads: Reads;
  /** True where it takes a whole line, with all its sentences. */
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

/** The number that the tokens write. */
export const numberOf = (tokens: readonly Token[]): Surd => expressionOf(tokens).at({});

/** The digits of a decimal one after the other, without sign and point. */
export function digitsOf(value: Surd): bigint {
  let { n, d } = size(value);
  for (const prime of [2n, 5n]) {
    while (d % prime === 0n) [n, d] = [(n * 10n) / prime, d / prime];
  }
  if (d !== 1n) throw new Unreadable("its decimals do not end");
  return n;
}

/** Whether two numbers have the same digits, but for sign, point and zeros at the end. */
export function haveSameDigits(left: Surd, right: Surd): boolean {
  const [one, other] = [left.n * right.d, right.n * left.d].map(withoutEndingZeros);
  return one === other || one === -other!;
}

function withoutEndingZeros(whole: bigint): bigint {
  let rest = whole;
  while (rest !== 0n && rest % 10n === 0n) rest /= 10n;
  return rest;
}

/** 10 to a power, also one below 0. */
export const tenTo = (exponent: number): Surd =>
  exponent < 0 ? fraction(1n, 10n ** BigInt(-exponent)) : fraction(10n ** BigInt(exponent));

/** What parts come to where each but the first has so many places. */
export const weighed = (parts: readonly Surd[], places: number): Surd =>
  parts.reduce((sum, part) => add(times(sum, tenTo(places)), part), fraction(0n));

const add = (left: Surd, right: Surd): Surd =>
  fraction(left.n * right.d + right.n * left.d, left.d * right.d);
