import { unlessRefused } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText } from "#domain/exact/rational.ts";

/** Stands for an answer that is left out. */
export const HIDDEN = "…";

/** A whole number, a decimal, a fraction, or a digit with a bar, as a line of a working writes it. */
export const NUMBER = /(−?\d+(?:\.\d+)?(?:\/\d+)?\u0304?)/g;

// A line makes statements, and in each a sign or a word leads to what it concludes.
const STATEMENTS = /(?<=[,;:.] )/;
const CONCLUSIONS = /(?<=[=≠→]|\b(?:[Ww]rite|keep|carried|quotient|remainder)\b)/;
// Something is still to be worked out; a sum in x may be as short as it can be.
const IS_SUM = /[×÷√(]|\d[²³⁴]|\d [+−] \d/;

/** A number in a statement. */
interface Place {
  readonly at: number;
  /** Whether the statement begins with it. */
  readonly isFirst: boolean;
  /** What it is worth: after a minus, also as the coefficient that the minus belongs to. */
  readonly values: readonly string[];
  readonly isConcluded: boolean;
  /** Whether nothing is left to be worked out where it is concluded. */
  readonly isResult: boolean;
}

/**
 * A line of a working with its answers left out; null if one has no place in it, or if no number
 * stays.
 *
 * An answer is hidden from its result on: what stands before works it out. Where a sum contains it,
 * as 14 × 4 + 6 contains the 4, and where the line goes on with it, the whole statement hides it.
 *
 * @example
 * withoutAnswers("10 × 6 + 2 = 62; 62 = 14 × 4 + 6", ["4"]); // "10 × 6 + 2 = 62; 62 = 14 × … + 6"
 */
export function withoutAnswers(line: string, answers: readonly string[]): string | null {
  const statements = statementsOf(line);
  const sought = answers.map(exactOf);
  const isFinding = ({ isResult, values }: Place) =>
    isResult && values.some((value) => sought.includes(value));
  const hidden = new Set<number>();
  for (const answer of new Set(sought)) {
    const isSame = sameAs(answer, statements.flat());
    const places = statements.flat().filter(isSame);
    if (places.length === 0) return null;
    const results = places.filter(({ isResult }) => isResult);
    const wanted = sought.filter((one) => one === answer).length;
    // A coefficient of 1 is not written.
    const areResults = results.length >= wanted || sizeOf(answer) === "1";
    const finding = statements.filter((one) => one.some((place) => results.includes(place)));
    // As the 5 of 3 + 2 = 5, 5 + 0 = 5.
    const isAgain = finding.length > wanted;
    let isFound = false;
    let isInSum = !places.some(({ isConcluded }) => isConcluded);
    for (const statement of statements.filter((one) => one.some(isSame))) {
      const here = statement.filter(isSame);
      const result = areResults ? here.findIndex(({ isResult }) => isResult) : -1;
      const isConcluded = here.some((place) => place.isConcluded);
      const isUsed = result < 0 && !statement.some(isFinding);
      const isStart = isFound && isAgain && here[0]!.isFirst;
      isInSum ||= isStart || (isFound && isUsed) || (result < 0 && isConcluded);
      isFound ||= isConcluded;
      const from = isInSum ? 0 : result < 0 ? here.length : result;
      // With −12 too, where the line goes on with 12.
      const told = isStart ? statement.filter(isAlike(answer)) : here.slice(from);
      for (const { at } of told) hidden.add(at);
    }
  }
  const shown = line.replace(NUMBER, (number, _, at) => (hidden.has(at) ? HIDDEN : number));
  // What follows the last of them may tell one, as the root does in …x − 7 = 0 → x = 7/10.
  const tail = shown.slice(shown.lastIndexOf(HIDDEN));
  const end = tail.search(/ →|[,;:.] /);
  const rest = end < 0 ? "" : tail.slice(end);
  const follows: readonly string[] = rest.match(/\d+/g) ?? [];
  const isTold = sought.some((answer) => follows.includes(sizeOf(answer)));
  const kept = isTold ? shown.slice(0, -rest.length) : shown;
  return /\d/.test(kept) ? kept : null;
}

// The numbers of each statement that concludes something.
function statementsOf(line: string): Place[][] {
  let start = 0;
  return line.split(STATEMENTS).map((statement) => {
    const first = start;
    const sides = statement.split(CONCLUSIONS);
    const places = sides.flatMap((side, index) => {
      const isConcluded = index > 0;
      const isResult = isConcluded && !IS_SUM.test(side);
      const found = [...side.matchAll(NUMBER)].map(({ 0: number, index: at }) => {
        const isTaken = /\S − $/.test(side.slice(0, at));
        const values = (isTaken ? [number, `−${number}`] : [number]).map(exactOf);
        const isFirst = start + at === first;
        return { at: start + at, isFirst, values, isConcluded, isResult };
      });
      start += side.length;
      return found;
    });
    return sides.length > 1 ? places : [];
  });
}

// With its own sign; without, if it has that nowhere.
function sameAs(answer: string, places: readonly Place[]): (place: Place) => boolean {
  const isSame = ({ values }: Place) => values.includes(answer);
  return places.some(isSame) ? isSame : isAlike(answer);
}

const isAlike =
  (answer: string) =>
  ({ values }: Place) =>
    sizeOf(values[0]!) === sizeOf(answer);

// As exact text; a digit with a bar is negative.
function exactOf(number: string): string {
  const text = number.endsWith("\u0304") ? `-${number.slice(0, -1)}` : number;
  return unlessRefused(() => fractionText(parseRational(text))) ?? text;
}

const sizeOf = (value: string) => value.replace("-", "");
