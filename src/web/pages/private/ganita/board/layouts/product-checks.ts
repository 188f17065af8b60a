import { parseRational } from "#domain/exact/parse-rational.ts";
import { polynomial } from "#domain/ganita/algebra/polynomial.ts";
import { polynomialNotation } from "#domain/ganita/algebra/polynomial-notation.ts";
import { coefficientsOf } from "../../form/entries.ts";
import {
  asDecimalText,
  type Drawing,
  found,
  given,
  grid,
  label,
  type Mark,
  mark,
  sign,
} from "../drawing.ts";
import { allOf, figureOf, numberOf, numbersOf, typedIn, type Working } from "../working.ts";
import { powersOver, underPowers } from "./coefficient-table.ts";
import { linesFrom, questionLine } from "./lines.ts";

const polynomialOf = (texts: readonly string[]) =>
  polynomialNotation(polynomial(texts.map(parseRational)));

const factorsOf = ({ entries }: Working) =>
  (entries.f ?? []).map(coefficientsOf).filter(({ length }) => length > 0);

/** Each factor with the sum of its coefficients, and the product with its own. */
export function sumsOfCoefficients(working: Working): Drawing | null {
  const sums = numbersOf(working, "factor_sums");
  const figures = allOf(numberOf, working, "product_of_sums", "sum_of_product");
  if (!sums || !figures) return null;

  const [product, claim] = figures;
  const factors = factorsOf(working);
  const last = factors.length + 1;
  const verdict = claim.step + 1;
  return grid([
    ...factors.flatMap((factor, index) => summed(index + 1, sums.step, factor, sums.value[index]!)),
    mark("rule", 0, [last, 1, 1, 3]),
    label(product.step, [last + 1, 1], "the sums multiplied"),
    found(product.step, [last + 1, 3], product.value),
    ...summed(last + 2, claim.step, coefficientsOf(typedIn(working, "e")), claim.value),
    judged(verdict, [last + 3, 3], product.value === claim.value),
    ...linesFrom(working, verdict + 1, last + 4, 3),
  ]);
}

const summed = (
  row: number,
  step: number,
  coefficients: readonly string[],
  sum: string,
): Mark[] => [
  mark("figure", 0, [row, 1], polynomialOf(coefficients)),
  sign(step, [row, 2], "→"),
  found(step, [row, 3], sum),
];

const judged = (step: number, place: readonly [number, number], isSame: boolean): Mark =>
  label(step, place, isSame ? "the same" : "not the same");

/** The digit roots of a product about a cross: the factors' left and right, the products' above and below. */
export function crossOfDigitRoots(working: Working): Drawing | null {
  const roots = numbersOf(working, "digit_roots");
  const figures = allOf(numberOf, working, "root_of_product_of_roots", "root_of_claim");
  if (!roots || !figures) return null;

  const [above, below] = figures;
  return grid([
    found(above.step, [1, 3], above.value),
    label(above.step, [1, 4, 1, 2], "of the roots multiplied"),
    given(0, [2, 1], typedIn(working, "a")),
    found(roots.step, [2, 2], roots.value[0]!),
    mark("cross", 0, [2, 3]),
    found(roots.step, [2, 4], roots.value[1]!),
    given(0, [2, 5], typedIn(working, "b")),
    found(below.step, [3, 3], below.value),
    judged(below.step + 1, [3, 4], above.value === below.value),
    given(0, [4, 3], typedIn(working, "product")),
    ...linesFrom(working, below.step + 2, 5, 5),
  ]);
}

/** Two factors, one multiplied and the other divided by the same number. */
export function multipliersInProportion(working: Working): Drawing | null {
  const figures = allOf(numberOf, working, "scaled_a", "scaled_b");
  const [product] = working.results;
  if (!figures || !product) return null;

  const [first, second] = figures;
  const ratio = typedIn(working, "ratio");
  return grid([
    given(0, [1, 1], typedIn(working, "a")),
    sign(0, [1, 2], "×"),
    given(0, [1, 3], typedIn(working, "b")),
    label(first.step, [2, 1], `× ${ratio}`),
    label(second.step, [2, 3], `÷ ${ratio}`),
    found(first.step, [3, 1], asDecimalText(first.value)),
    sign(0, [3, 2], "×"),
    found(second.step, [3, 3], asDecimalText(second.value)),
    mark("rule", 0, [4, 1, 1, 3]),
    found(second.step + 1, [5, 1, 1, 3], product),
  ]);
}

/** The products that leave one factor out, added in columns, and the first differential below. */
export function oneFactorLeftOut(working: Working): Drawing | null {
  const left = figureOf(working, "leave_one_out");
  const figures = allOf(numbersOf, working, "sum_of_factors", "D1_of_expression");
  if (!left || !figures) return null;

  const [sum, differential] = figures;
  const rows = left.value as readonly string[][];
  const factors = factorsOf(working);
  const width = Math.max(sum.value.length, differential.value.length);
  const last = rows.length + 3;
  const isSame = sum.value.join() === differential.value.join();
  return grid([
    questionLine(working, width + 1),
    ...powersOver(2, width),
    ...rows.flatMap((row, index) => [
      label(0, [index + 3, 1], ["without ", ...polynomialOf(factors[index]!)]),
      ...underPowers(found, left.step, index + 3, width, row.map(String)),
    ]),
    mark("rule", 0, [last, 1, 1, width + 1]),
    label(sum.step, [last + 1, 1], "together"),
    ...underPowers(found, sum.step, last + 1, width, sum.value),
    label(differential.step, [last + 2, 1], "D₁"),
    ...underPowers(found, differential.step, last + 2, width, differential.value),
    label(sum.step + 1, [last + 3, 1, 1, width + 1], isSame ? "the same" : "not the same"),
    ...linesFrom(working, sum.step + 2, last + 4, width + 1),
  ]);
}
