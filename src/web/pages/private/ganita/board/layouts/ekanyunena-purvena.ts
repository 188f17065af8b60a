import { write } from "#domain/ganita/notation.ts";
import { found, given, grid, label, mark, rule, START } from "../drawing.ts";
import { wholeSum } from "../shared/near-a-base.ts";
import { inOneProduct } from "../shared/one-product.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("ekanyunena-purvena");

export const layouts = [
  // A number times nines: one less than it, and its complement.
  drawn(["left", "right"], ({ left, right }) => {
    const number = wholeSum(left.left, left.one_less);
    const places = right.right.length;
    return grid([
      label(left, [1, 1], write`less ${BigInt(left.one_less)}`),
      label(right, [1, 3], "all from nine, the last from ten"),
      given(START, [2, 1], number),
      given(START, [2, 3], number.padStart(places, "0").slice(-places)),
      rule(START, 3, 3),
      found(left, [4, 1], left.left),
      found(right, [4, 3], right.right),
      mark("divider", START, [1, 2, 4]),
    ]);
  }),
  drawn(["nothing"], ({ nothing }, working) =>
    inOneProduct(working, nothing, [typedIn(working, "n"), typedIn(working, "nines")], "0"),
  ),
];
