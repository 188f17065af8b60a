import { factor, type Notation, write } from "#domain/ganita/notation.ts";
import { type Drawing, found, given, grid, label, mark, rule, START, sign } from "../drawing.ts";
import type { LineOf } from "../working.ts";

type Line<Key extends string> = LineOf<"anurupyena", Key>;

interface NearABase {
  /** The base, and the line that takes it. */
  readonly base: { readonly step: number; readonly value: string };
  readonly devA: Line<"devA">;
  readonly devB: Line<"devB">;
  readonly cross: Line<"cross">;
  /** The cross sum in proportion, of a base that is no power of ten. */
  readonly scaled?: Line<"scaled"> & { readonly ratio: string };
  readonly product: Line<"product">;
  readonly right: Line<"right">;
  readonly left: Line<"left">;
}

const RULE = 4;

/** Two numbers with their deviations from a base side by side, joined crosswise. */
export function nearABase(lines: NearABase): Drawing {
  const { base, devA, devB, cross, scaled, product, right, left } = lines;
  const [a, b] = [wholeSum(base.value, devA.dev_a), wholeSum(base.value, devB.dev_b)];
  const row = RULE + (scaled ? 2 : 1);
  // Without a carry the right part is written once, by the line that gives it its zeros.
  const isCarried = left.left !== (scaled?.scaled ?? cross.cross);
  const isWhole = product.product === right.right;
  const last = row + (isCarried ? 2 : 1);
  return grid([
    label(base, [1, 2], write`base ${BigInt(base.value)}`),
    label(base, [1, 4], "away from it"),
    given(START, [2, 2], a),
    given(START, [3, 2], b),
    sign(START, [3, 1], "×"),
    found(devA, [2, 4], devA.dev_a),
    found(devB, [3, 4], devB.dev_b),
    mark("cross", cross, [2, 3, 2]),
    mark("bracket", product, [2, 5, 2]),
    rule(START, RULE, 5),
    found(cross, [RULE + 1, 2], cross.cross),
    ...(scaled
      ? [label(scaled, [row, 1], `× ${scaled.ratio}`), found(scaled, [row, 2], scaled.scaled)]
      : []),
    ...(isCarried
      ? [
          found(product, [row, 4], product.product),
          found(left, [row + 1, 2], left.left),
          found(right, [row + 1, 4], right.right),
        ]
      : [found(isWhole ? product : right, [row, 4], right.right)]),
    label(cross, [last, 2], write`${away(a, devB.dev_b)} or ${away(b, devA.dev_a)}`),
    label(product, [last, 4], write`${factor(BigInt(devA.dev_a))} × ${factor(BigInt(devB.dev_b))}`),
    mark("divider", START, [1, 3, last]),
  ]);
}

/** The sum of two whole numbers as texts. */
export const wholeSum = (left: string, right: string) => `${BigInt(left) + BigInt(right)}`;

function away(number: string, deviation: string): Notation {
  const by = BigInt(deviation);
  return by < 0n ? write`${BigInt(number)} − ${-by}` : write`${BigInt(number)} + ${by}`;
}
