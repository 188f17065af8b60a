import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText } from "#domain/exact/rational.ts";
import type { Notation, NotationPart } from "#domain/ganita/notation.ts";
import type { WorkedStep } from "../worked.ts";

const HIDDEN = " … ";

/**
 * Hints for a step, taken from the working: what it does, then its line with what it finds left out.
 *
 * @example
 * hintsOf(step, ["95"]); // [["Add crosswise:"], ["98 + (−3) = …"]]
 */
export function hintsOf(
  { description, notation, column }: WorkedStep,
  answers: readonly string[],
): readonly Notation[] {
  const line = column ? productsOf(column.products) : withoutAnswers(notation, answers);
  return line ? [[description], line] : [[description]];
}

// Each answer once, from the end, where a line says what it comes to; null if one stays.
function withoutAnswers(notation: Notation, answers: readonly string[]): Notation | null {
  const left = new Set(answers);
  const parts = notation
    .toReversed()
    .map((part) => {
      const text = textOf(part);
      return text !== null && left.delete(text) ? HIDDEN : part;
    })
    .reverse();
  return left.size === 0 ? parts : null;
}

function textOf(part: NotationPart): string | null {
  if (typeof part === "string") return null;
  if (part.kind === "number") return part.text;
  if (part.kind === "bars" && part.digits.length === 1) return `${part.digits[0]}`;
  if (part.kind !== "fraction") return null;
  const [over, under] = [part.numerator, part.denominator].map(([only]) => only && textOf(only));
  return over && under ? fractionText(parseRational(`${over}/${under}`)) : null;
}

// "9×7=63" without its value.
const productsOf = (products: readonly string[]): Notation => [
  products.map((product) => product.slice(0, product.indexOf("=")).replace("×", " × ")).join(" + "),
];
