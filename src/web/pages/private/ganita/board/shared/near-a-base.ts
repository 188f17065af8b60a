import { factor, type Notation, write } from "#domain/ganita/notation.ts";
import {
  type Drawing,
  down,
  found,
  given,
  grid,
  type Line,
  label,
  mark,
  RULE,
  START,
  sign,
} from "../drawing.ts";
import type { LineOf, Working } from "../working.ts";
import { linesAfter } from "./lines.ts";

type LineAt<Key extends string> = LineOf<"anurupyena", Key>;

interface NearABase {
  /** The base, and the line that takes it. */
  readonly base: Line & { readonly value: string };
  readonly devA: LineAt<"devA">;
  readonly devB: LineAt<"devB">;
  readonly cross: LineAt<"cross">;
  /** The cross sum in proportion, of a base that is no power of ten. */
  readonly scaled?: LineAt<"scaled"> & { readonly ratio: string };
  readonly product: LineAt<"product">;
  readonly right: LineAt<"right">;
  readonly left: LineAt<"left">;
}

/** Two numbers with their deviations from a base side by side, joined crosswise. */
export function nearABase(lines: NearABase): Drawing {
  const { base, devA, devB, cross, scaled, product, right, left } = lines;
  const [a, b] = [wholeSum(base.value, devA.dev_a), wholeSum(base.value, devB.dev_b)];
  // Without a carry the right part is written once, by the line that gives it its zeros.
  const isCarried = left.left !== (scaled?.scaled ?? cross.cross);
  const isWhole = product.product === right.right;
  const part = isCarried
    ? found(product.product, product)
    : found(right.right, isWhole ? product : right);
  return grid([
    [
      null,
      label(write`base ${BigInt(base.value)}`, base),
      down(mark("divider", START)),
      label("away from it", base),
    ],
    [
      null,
      given(a),
      down(mark("cross", cross), 2),
      found(devA.dev_a, devA),
      down(mark("bracket", product), 2),
    ],
    ["×", given(b), null, found(devB.dev_b, devB)],
    RULE,
    [null, found(cross.cross, cross), null, !scaled && part],
    scaled && [label(`× ${scaled.ratio}`, scaled), found(scaled.scaled, scaled), null, part],
    isCarried && [null, found(left.left, left), null, found(right.right, right)],
    [
      null,
      label(write`${away(a, devB.dev_b)} or ${away(b, devA.dev_a)}`, cross),
      null,
      label(write`${factor(BigInt(devA.dev_a))} × ${factor(BigInt(devB.dev_b))}`, product),
    ],
  ]);
}

/** The sum of two whole numbers as texts. */
export const wholeSum = (left: string, right: string) => `${BigInt(left) + BigInt(right)}`;

function away(number: string, deviation: string): Notation {
  const by = BigInt(deviation);
  return by < 0n ? write`${BigInt(number)} − ${-by}` : write`${BigInt(number)} + ${by}`;
}

/** Factors in a row, their product, and what is left to do with it. */
export const inOneProduct = (
  working: Working,
  line: Line,
  factors: readonly string[],
  product: string,
): Drawing =>
  grid(
    [
      [
        ...factors.flatMap((each) => ["×", given(each)]).slice(1),
        sign("=", line),
        found(product, line),
      ],
    ],
    { below: linesAfter(working, line) },
  );
