import { factor, type Notation, write } from "#domain/ganita/working/notation.ts";
import {
  type Drawing,
  found,
  given,
  grid,
  inRow,
  label,
  type Mark,
  mark,
  sign,
} from "../drawing.ts";
import { allOf, type Found, numberOf, numbersOf, type Working } from "../working.ts";

const RULE = 4;

/** Two numbers with their deviations from a base side by side, joined crosswise. */
export function nearABase(working: Working): Drawing | null {
  const base = numberOf(working, "working_base") ?? numberOf(working, "base");
  const figures = allOf(numberOf, working, "dev_a", "dev_b", "cross", "product", "right", "left");
  if (!base || !figures) return null;

  const [devA, devB, cross, product, right, left] = figures;
  const [a, b] = [sum(base.value, devA.value), sum(base.value, devB.value)];
  const ratio = numberOf(working, "ratio");
  const scaled = ratio && numberOf(working, "scaled");
  const marks: Mark[] = [
    label(base.step, [1, 2], write`base ${BigInt(base.value)}`),
    label(base.step, [1, 4], "away from it"),
    given(0, [2, 2], a),
    given(0, [3, 2], b),
    sign(0, [3, 1], "×"),
    awayFromBase(devA, [2, 4]),
    awayFromBase(devB, [3, 4]),
    mark("cross", cross.step, [2, 3, 2]),
    mark("bracket", product.step, [2, 5, 2]),
    mark("rule", 0, [RULE, 1, 1, 5]),
    found(cross.step, [RULE + 1, 2], cross.value),
  ];
  let row = RULE + 1;
  if (scaled) {
    row += 1;
    marks.push(
      label(scaled.step, [row, 1], `× ${ratio.value}`),
      found(scaled.step, [row, 2], scaled.value),
    );
  }
  marks.push(...rightPart(row, product, right, left, (scaled ?? cross).value));
  const last = Math.max(...marks.map((each) => each.row)) + 1;
  marks.push(
    label(cross.step, [last, 2], write`${away(a, devB.value)} or ${away(b, devA.value)}`),
    label(
      product.step,
      [last, 4],
      write`${factor(BigInt(devA.value))} × ${factor(BigInt(devB.value))}`,
    ),
    mark("divider", 0, [1, 3, last]),
  );
  return grid(marks);
}

/** One number with its deviation from a base, and the parts of its square or cube. */
export function byItsDeficiency(working: Working): Drawing | null {
  const figures = allOf(numberOf, working, "base", "deviation");
  const parts = numbersOf(working, "parts");
  if (!figures || !parts) return null;

  const [base, deviation] = figures;
  const raw = rawParts(working, deviation);
  const width = parts.value.length;
  const marks: Mark[] = [
    label(base.step, [1, 1], write`base ${BigInt(base.value)}`),
    label(deviation.step, [1, 2], "away from it"),
    given(0, [2, 1], sum(base.value, deviation.value)),
    awayFromBase(deviation, [2, 2]),
    mark("rule", 0, [3, 1, 1, width]),
    ...raw.map(({ step, value }, index) => found(step, [4, index + 1], value)),
  ];
  const isChanged = raw.some(({ value }, index) => value !== parts.value[index]);
  return grid(isChanged ? [...marks, ...inRow(found, parts.step, [5, 1], parts.value)] : marks);
}

// The words say whether it falls short of the base or passes it.
const awayFromBase = ({ step, value }: Found<string>, place: readonly [number, number]): Mark => ({
  ...found(step, place, value),
  isSizeEnough: true,
});

function rawParts(working: Working, deviation: Found<string>): Found<string>[] {
  const raw = numbersOf(working, "raw");
  if (raw) return raw.value.map((value, index) => ({ step: deviation.step + 1 + index, value }));
  return [numberOf(working, "left"), numberOf(working, "square")].filter((part) => part !== null);
}

// Without a carry the right part is written once, with its leading zeros.
function rightPart(
  row: number,
  product: Found<string>,
  right: Found<string>,
  left: Found<string>,
  before: string,
): Mark[] {
  if (left.value === before) return [found(product.step, [row, 4], right.value)];
  return [
    found(product.step, [row, 4], product.value),
    found(right.step, [row + 1, 2], left.value),
    found(right.step, [row + 1, 4], right.value),
  ];
}

const sum = (left: string, right: string) => `${BigInt(left) + BigInt(right)}`;

function away(number: string, deviation: string): Notation {
  const by = BigInt(deviation);
  return by < 0n ? write`${BigInt(number)} − ${-by}` : write`${BigInt(number)} + ${by}`;
}
