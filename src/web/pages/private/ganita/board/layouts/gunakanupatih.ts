import { coefficientsOf } from "../../form/entries.ts";
import {
  across,
  asDecimalText,
  found,
  given,
  grid,
  type Line,
  label,
  mark,
  type Row,
  RULE,
  START,
  sign,
} from "../drawing.ts";
import { factorsOf, judged, polynomialOf } from "../shared/coefficients.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("gunakanupatih");

export const layouts = [
  // Each factor with the sum of its coefficients, and the product with its own.
  drawn(
    ["factorSums", "productOfSums", "sumOfProduct", "verdict"],
    ({ factorSums, productOfSums, sumOfProduct, verdict }, working) => {
      const [product, claim] = [productOfSums.product_of_sums, sumOfProduct.sum_of_product];
      return grid(
        [
          ...factorsOf(working).map((factor, index) =>
            summed(factorSums, factor, factorSums.factor_sums[index]!),
          ),
          RULE,
          [label("the sums multiplied", productOfSums), null, found(product, productOfSums)],
          summed(sumOfProduct, coefficientsOf(typedIn(working, "e")), claim),
          [null, null, label(judged(product === claim), verdict)],
        ],
        { below: linesAfter(working, verdict) },
      );
    },
  ),

  // The digit roots about a cross: the factors' left and right, the products' above and below.
  drawn(
    ["digitRoots", "rootOfProduct", "rootOfClaim", "verdict"],
    ({ digitRoots, rootOfProduct, rootOfClaim, verdict }, working) => {
      const [above, below] = [rootOfProduct.root_of_product_of_roots, rootOfClaim.root_of_claim];
      const [left, right] = digitRoots.digit_roots;
      const typed = (name: string) => given(typedIn(working, name));
      return grid(
        [
          [
            null,
            null,
            found(above, rootOfProduct),
            across(label("of the roots multiplied", rootOfProduct), 2),
          ],
          [
            typed("a"),
            found(left!, digitRoots),
            mark("cross", START),
            found(right!, digitRoots),
            typed("b"),
          ],
          [null, null, found(below, rootOfClaim), label(judged(above === below), verdict)],
          [null, null, typed("product")],
        ],
        { below: linesAfter(working, verdict) },
      );
    },
  ),

  // Two factors, one multiplied and the other divided by the same number.
  drawn(["scaledA", "scaledB", "product"], ({ scaledA, scaledB, product }, working) => {
    const [a, b, ratio] = ["a", "b", "ratio"].map((name) => typedIn(working, name));
    return grid([
      [given(a!), "×", given(b!)],
      [label(`× ${ratio}`, scaledA), null, label(`÷ ${ratio}`, scaledB)],
      [
        found(asDecimalText(scaledA.scaled_a), scaledA),
        "×",
        found(asDecimalText(scaledB.scaled_b), scaledB),
      ],
      RULE,
      [across(found(working.results[0]!, product))],
    ]);
  }),
];

const summed = (line: Line, coefficients: readonly string[], sum: string): Row => [
  given(polynomialOf(coefficients)),
  sign("→", line),
  found(sum, line),
];
