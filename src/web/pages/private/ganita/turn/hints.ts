import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText } from "#domain/exact/rational.ts";
import { type Notation, type NotationPart, notationText } from "#domain/ganita/notation.ts";
import type { WorkedStep } from "../worked.ts";
import { whatToDo } from "./what-to-do.ts";

const HIDDEN = "…";

/**
 * The sentence above the blanks of a step: what is sought there.
 *
 * @example
 * taskOf(step, 2); // "Units, vertical: fill in the 2 blanks."
 */
export function taskOf({ description }: WorkedStep, blanks: number): string {
  const fill = blanks === 1 ? "ill in the blank." : `ill in the ${blanks} blanks.`;
  return `${description} ${description.endsWith(":") ? "f" : "F"}${fill}`;
}

/**
 * Hints for a step: a sentence that says what to do, then the step's line with what it finds left
 * out. A hint that would not help is left out itself.
 *
 * @example
 * hintsOf(step, ["95"]); // ["To find it, add.", ["98", " + (", "−3", ") ", "=", " ", "…"]]
 */
export function hintsOf(step: WorkedStep, answers: readonly string[]): (string | Notation)[] {
  const { column, notation } = step;
  const line = column ? columnLine(column) : withoutAnswers(notation, answers);
  return [whatToDo(step, line, answers), line].filter((hint) => hint !== null);
}

// The products, then the carry: two sums, of which the working's line tells the second in words.
function columnLine({ calculation, carry_in }: NonNullable<WorkedStep["column"]>): Notation {
  const [products, value] = calculation.split(" = ");
  const sum = value === undefined ? [] : [`${products} = ${HIDDEN}`];
  const carried = `${carry_in}`.replace("-", "−");
  const addend = carry_in < 0 ? `(${carried})` : carried;
  const start = value === undefined ? "0" : HIDDEN;
  return [[...sum, ...(carry_in === 0 ? [] : [`${start} + ${addend} = ${HIDDEN}`])].join(", ")];
}

// A number in a text, with a minus of its own; or where a result begins; or where another sum does.
const PIECES = /(−?\d+(?:\.\d+)?|=|→|\b[Ww]rite\b|\bkeep\b|[,;])/;
const IS_RESULT_SIGN = /[=→]|^([Ww]rite|keep)$/;
const IS_SEPARATOR = /^[,;]$/;

// Each answer where a sum comes to it, the last one first; an answer that no sum comes to, where it
// is last. Null if one stays, or if nothing is left to calculate with.
function withoutAnswers(notation: Notation, answers: readonly string[]): Notation | null {
  const parts = notation.flatMap(
    (part): Notation => (typeof part === "string" ? part.split(PIECES).filter(Boolean) : [part]),
  );
  const numbers = numbersIn(parts);
  const hidden = new Set<number>();
  for (const answer of answers.toReversed()) {
    const same = numbers.some(({ value }) => value === answer)
      ? numbers.filter(({ value }) => value === answer)
      : numbers.filter(({ value }) => sizeOf(value) === sizeOf(answer));
    if (same.length === 0) return null;
    const left = same.filter(({ at }) => !hidden.has(at));
    // A coefficient of 1 is not written: once one of two is hidden, the other may not be there.
    const found =
      left.findLast(({ isResult }) => isResult) ??
      left.findLast(({ isCoefficient }) => isCoefficient || left.length === same.length);
    if (!found) continue;
    hidden.add(found.at);
    // A result that is said again, as in "= 9. Write 9", is one.
    let before = numbers[numbers.indexOf(found) - 1];
    while (before?.isResult && before.isAfterSign && same.includes(before)) {
      hidden.add(before.at);
      before = numbers[numbers.indexOf(before) - 1];
    }
    // What no sum comes to may be used more than once, as the 2 of 60 − 2 = 58, 60 + 2 = 62.
    if (!found.isResult && !found.isCoefficient) for (const { at } of same) hidden.add(at);
  }
  // The next sum may begin with what this one finds.
  const last = Math.max(...hidden);
  const end = parts.findIndex((part, at) => at > last && isSeparator(part));
  const isUsedLater = numbers.some(({ at, value }) => at > end && answers.includes(value));
  const shown = end >= 0 && isUsedLater ? parts.slice(0, end) : parts;
  const line = shown.map((part, at) => (hidden.has(at) ? blankFor(part) : part));
  return /\d/.test(notationText(line)) ? line : null;
}

// The numbers of a line, and whether they stand after a sign of a result, or before a letter.
function numbersIn(parts: Notation) {
  let isResult = false;
  return [...parts.entries()].flatMap(([at, part]) => {
    if (typeof part === "string") {
      if (IS_RESULT_SIGN.test(part)) isResult = true;
      if (IS_SEPARATOR.test(part)) isResult = false;
    }
    const value = numberOf(part);
    const isAfterSign = saysResult(parts[at - 1]) || saysResult(parts[at - 2]);
    const next = parts[at + 1];
    const isCoefficient = typeof next === "string" && /^\p{L}/u.test(next);
    return value === null ? [] : [{ at, value, isResult, isAfterSign, isCoefficient }];
  });
}

const isSeparator = (part: NotationPart) => typeof part === "string" && IS_SEPARATOR.test(part);

const saysResult = (part: NotationPart | undefined) =>
  typeof part === "string" && IS_RESULT_SIGN.test(part.trim());

// The number that a part writes, as exact text; of a power, its base.
function numberOf(part: NotationPart): string | null {
  if (typeof part === "string") return /^−?\d/.test(part) ? part.replace("−", "-") : null;
  if (part.kind === "number") return part.text;
  if (part.kind === "bars" && part.digits.length === 1) return `${part.digits[0]}`;
  if (part.kind === "power" && part.base.length === 1) return numberOf(part.base[0]!);
  if (part.kind !== "fraction") return null;
  const [over, under] = [part.numerator, part.denominator].map(([only]) => only && numberOf(only));
  return over && under ? fractionText(parseRational(`${over}/${under}`)) : null;
}

const blankFor = (part: NotationPart): NotationPart =>
  typeof part === "object" && part.kind === "power" ? { ...part, base: [HIDDEN] } : HIDDEN;

const sizeOf = (value: string) => value.replace("-", "");
