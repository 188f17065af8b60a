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
 * @param known The numbers that the question and the steps before have told.
 *
 * @example
 * hintsOf(step, ["95"], new Set(["98", "3"])); // ["To find it, add.", ["98", " + (", "−3", ") ", "=", " ", "…"]]
 */
export function hintsOf(
  step: WorkedStep,
  answers: readonly string[],
  known: ReadonlySet<string>,
): (string | Notation)[] {
  const { column, notation } = step;
  const line = column ? columnLine(column) : withoutAnswers(notation, answers, known);
  return [whatToDo(step, line, answers), line].filter((hint) => hint !== null);
}

/** The numbers that a line tells, without their signs. */
export const sizesIn = (notation: Notation): string[] =>
  notationText(notation).match(/\d+(?:\.\d+)?/g) ?? [];

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
const PIECES = /(−?\d+(?:\.\d+)?| ?→|[=,;]|\b(?:[Ww]rite|keep|quotient|remainder)\b)/;
const IS_RESULT_WORD = /^([Ww]rite|keep|quotient|remainder)$/;
const IS_RESULT_SIGN = /[=→]|^([Ww]rite|keep|quotient|remainder)$/;
const IS_SEPARATOR = /^[,;]$/;

// Each answer where a sum comes to it, the last one first; an answer that no sum comes to, where it
// is last. Null if one stays, or if nothing is left to calculate with.
function withoutAnswers(
  notation: Notation,
  answers: readonly string[],
  known: ReadonlySet<string>,
): Notation | null {
  const parts = notation.flatMap(
    (part): Notation => (typeof part === "string" ? part.split(PIECES).filter(Boolean) : [part]),
  );
  const numbers = numbersIn(parts);
  const hidden = new Set<number>();
  for (const answer of answers.toReversed()) {
    const size = sizeOf(answer);
    const alike = numbers.filter(({ value }) => sizeOf(value) === size);
    const same = [
      alike.filter(({ signed }) => signed === answer),
      alike.filter(({ value }) => value === answer),
      alike,
    ].find(({ length }) => length > 0);
    if (!same) return null;
    const left = same.filter(({ at }) => !hidden.has(at));
    // A coefficient of 1 is not written: once one of two is hidden, the other may not be there.
    const isWritten = size !== "1" || left.length === same.length;
    const found =
      left.findLast(({ isResult }) => isResult) ??
      left.findLast(({ isCoefficient }) => isCoefficient || isWritten);
    if (!found) continue;
    hidden.add(found.at);
    // A result that is said again, as in "= 9. Write 9", is one.
    let before = numbers[numbers.indexOf(found) - 1];
    while (before?.isResult && before.isAfterSign && same.includes(before)) {
      hidden.add(before.at);
      before = numbers[numbers.indexOf(before) - 1];
    }
    // What no sum comes to may be used more than once, as the 2 of 60 − 2 = 58, 60 + 2 = 62.
    // So may a term that nothing has told before, as the 9 of x² − 6x + 9 = −8 + 9, and the end of a
    // factor that stands twice.
    const isUsed = !found.isResult && !found.isCoefficient;
    const isTold = known.has(size) || alike.some((one) => one.isMultiplied && one !== found);
    const isNew = !isTold && !found.isAfterSign;
    for (const one of alike) {
      const isAgain = one.value === found.value && (isNew || one.ending === found.ending);
      if (isUsed || one.isSaid || isAgain) hidden.add(one.at);
    }
  }
  // The next sum may begin with what this one finds, and the next conclusion may contain it.
  const last = Math.max(...hidden);
  const end = parts.findIndex((part, at) => {
    const isConclusion = textOf(part).endsWith("→");
    if (at <= last || !(isConclusion || isSeparator(part))) return false;
    const later = sizesIn(parts.slice(at));
    return answers
      .map(sizeOf)
      .some((size) => later.includes(size) && !(isConclusion && known.has(size)));
  });
  const shown = end < 0 ? parts : parts.slice(0, end);
  const line = shown.map((part, at) => (hidden.has(at) ? blankFor(part) : part));
  return /\d/.test(notationText(line)) ? line : null;
}

// The numbers of a line, with the sign before them, and whether they stand after a sign of a result,
// before a letter or in a product.
function numbersIn(parts: Notation) {
  let isResult = false;
  return [...parts.entries()].flatMap(([at, part]) => {
    if (typeof part === "string") {
      if (IS_RESULT_SIGN.test(part)) isResult = true;
      if (IS_SEPARATOR.test(part)) isResult = false;
    }
    const value = numberOf(part);
    if (value === null) return [];
    const [sooner, before, next] = [at - 2, at - 1, at + 1].map((near) => textOf(parts[near]));
    const isAfter = (sign: RegExp) => [sooner!, before!].some((text) => sign.test(text.trim()));
    return [
      {
        at,
        value,
        signed: before!.trimEnd().endsWith("−") ? negated(value) : value,
        isResult,
        isAfterSign: isAfter(IS_RESULT_SIGN),
        isSaid: isAfter(IS_RESULT_WORD),
        isCoefficient: /^\p{L}/u.test(next!),
        // Where it ends what is in brackets, how.
        ending: next!.startsWith(")") ? before!.slice(-2) : at,
        isMultiplied: /[×÷]\s*$/.test(before!) || /^\s*[×÷]/.test(next!),
      },
    ];
  });
}

const textOf = (part: NotationPart | undefined) => (typeof part === "string" ? part : "");

const isSeparator = (part: NotationPart) => typeof part === "string" && IS_SEPARATOR.test(part);

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

const negated = (value: string) => (value.startsWith("-") ? sizeOf(value) : `-${value}`);
