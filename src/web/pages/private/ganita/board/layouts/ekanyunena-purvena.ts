import { write } from "#domain/ganita/notation.ts";
import { down, found, given, grid, label, mark, RULE, START } from "../drawing.ts";
import { inOneProduct, wholeSum } from "../shared/near-a-base.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("ekanyunena-purvena");

export const layouts = [
  // A number times nines: one less than it, and its complement.
  drawn(["left", "right"], ({ left, right }) => {
    const number = wholeSum(left.left, left.one_less);
    const places = right.right.length;
    return grid([
      [
        label(write`less ${BigInt(left.one_less)}`, left),
        down(mark("divider", START)),
        label("all from nine, the last from ten", right),
      ],
      [given(number), null, given(number.padStart(places, "0").slice(-places))],
      RULE,
      [found(left.left, left), null, found(right.right, right)],
    ]);
  }),
  drawn(["nothing"], ({ nothing }, working) =>
    inOneProduct(working, nothing, [typedIn(working, "n"), typedIn(working, "nines")], "0"),
  ),
];
