import { coefficientsOf } from "../../form/entries.ts";
import {
  asDecimalText,
  found,
  given,
  grid,
  label,
  type Mark,
  mark,
  rule,
  START,
  sign,
} from "../drawing.ts";
import { factorsOf, judged, polynomialOf } from "../shared/checked-product.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("gunakanupatih");

export const layouts = [
  // Each factor with the sum of its coefficients, and the product with its own.
  drawn(
    ["factorSums", "productOfSums", "sumOfProduct", "verdict"],
    ({ factorSums, productOfSums, sumOfProduct, verdict }, working) => {
      const factors = factorsOf(working);
      const last = factors.length + 1;
      const [product, claim] = [productOfSums.product_of_sums, sumOfProduct.sum_of_product];
      return grid([
        ...factors.flatMap((factor, index) =>
          summed(index + 1, factorSums, factor, factorSums.factor_sums[index]!),
        ),
        rule(START, last, 3),
        label(productOfSums, [last + 1, 1], "the sums multiplied"),
        found(productOfSums, [last + 1, 3], product),
        ...summed(last + 2, sumOfProduct, coefficientsOf(typedIn(working, "e")), claim),
        label(verdict, [last + 3, 3], judged(product === claim)),
        ...linesAfter(working, verdict, last + 4, 3),
      ]);
    },
  ),

  // The digit roots about a cross: the factors' left and right, the products' above and below.
  drawn(
    ["digitRoots", "rootOfProduct", "rootOfClaim", "verdict"],
    ({ digitRoots, rootOfProduct, rootOfClaim, verdict }, working) => {
      const [above, below] = [rootOfProduct.root_of_product_of_roots, rootOfClaim.root_of_claim];
      const [left, right] = digitRoots.digit_roots;
      return grid([
        found(rootOfProduct, [1, 3], above),
        label(rootOfProduct, [1, 4, 1, 2], "of the roots multiplied"),
        given(START, [2, 1], typedIn(working, "a")),
        found(digitRoots, [2, 2], left!),
        mark("cross", START, [2, 3]),
        found(digitRoots, [2, 4], right!),
        given(START, [2, 5], typedIn(working, "b")),
        found(rootOfClaim, [3, 3], below),
        label(verdict, [3, 4], judged(above === below)),
        given(START, [4, 3], typedIn(working, "product")),
        ...linesAfter(working, verdict, 5, 5),
      ]);
    },
  ),

  // Two factors, one multiplied and the other divided by the same number.
  drawn(["scaledA", "scaledB", "product"], ({ scaledA, scaledB, product }, working) => {
    const ratio = typedIn(working, "ratio");
    return grid([
      given(START, [1, 1], typedIn(working, "a")),
      sign(START, [1, 2], "×"),
      given(START, [1, 3], typedIn(working, "b")),
      label(scaledA, [2, 1], `× ${ratio}`),
      label(scaledB, [2, 3], `÷ ${ratio}`),
      found(scaledA, [3, 1], asDecimalText(scaledA.scaled_a)),
      sign(START, [3, 2], "×"),
      found(scaledB, [3, 3], asDecimalText(scaledB.scaled_b)),
      rule(START, 4, 3),
      found(product, [5, 1, 1, 3], working.results[0]!),
    ]);
  }),
];

const summed = (
  row: number,
  line: { readonly step: number },
  coefficients: readonly string[],
  sum: string,
): Mark[] => [
  mark("figure", START, [row, 1], polynomialOf(coefficients)),
  sign(line, [row, 2], "→"),
  found(line, [row, 3], sum),
];
