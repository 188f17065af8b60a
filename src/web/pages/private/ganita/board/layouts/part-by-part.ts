import { digitText, write } from "#domain/ganita/working/notation.ts";
import {
  asDecimalText,
  type Drawing,
  found,
  given,
  grid,
  inRow,
  label,
  mark,
  sign,
} from "../drawing.ts";
import { allOf, numberOf, numbersOf, typedIn, type Working } from "../working.ts";
import { linesFrom } from "./lines.ts";

/** A square ending in 5, or two numbers that begin alike: the left and the right part. */
export function oneMoreThanTheOneBefore(working: Working): Drawing | null {
  const figures = allOf(numberOf, working, "previous", "one_more", "left", "right");
  if (!figures) return null;

  const [previous, oneMore, left, right] = figures;
  const endings = numbersOf(working, "endings")?.value ?? ["5", "5"];
  const places = right.value.length / 2;
  const [first, second] = endings.map((ending) => ending.padStart(places, "0")) as [string, string];
  return grid([
    given(previous.step, [1, 2], previous.value),
    given(previous.step, [1, 4], first),
    given(previous.step, [2, 2], previous.value),
    given(previous.step, [2, 4], second),
    sign(0, [2, 1], "×"),
    label(oneMore.step, [3, 2], "and one more:"),
    found(oneMore.step, [4, 2], oneMore.value),
    mark("rule", 0, [5, 1, 1, 4]),
    found(left.step, [6, 2], left.value),
    found(right.step, [6, 4], right.value),
    label(left.step, [7, 2], write`${BigInt(previous.value)} × ${BigInt(oneMore.value)}`),
    label(right.step, [7, 4], write`${digitText(first)} × ${digitText(second)}`),
    mark("divider", previous.step, [1, 3, 7]),
  ]);
}

/** A number times nines: one less than it, and its complement. */
export function oneLess(working: Working): Drawing | null {
  const figures = allOf(numberOf, working, "one_less", "left", "right");
  if (!figures) return null;

  const [less, left, right] = figures;
  const number = `${BigInt(left.value) + BigInt(less.value)}`;
  const places = right.value.length;
  const ending = number.padStart(places, "0").slice(-places);
  return grid([
    label(left.step, [1, 1], write`less ${BigInt(less.value)}`),
    label(right.step, [1, 3], "all from nine, the last from ten"),
    given(0, [2, 1], number),
    given(0, [2, 3], ending),
    mark("rule", 0, [3, 1, 1, 3]),
    found(left.step, [4, 1], left.value),
    found(right.step, [4, 3], right.value),
    mark("divider", 0, [1, 2, 4]),
  ]);
}

/** The four terms of a cube in proportion, the doubles below, and what is carried. */
export function cubeInProportion(working: Working): Drawing | null {
  const figures = allOf(numbersOf, working, "row1", "row2", "sums", "parts");
  if (!figures) return null;

  const [row1, row2, sums, parts] = figures;
  const written = (row: number, { step, value }: typeof row1) =>
    inRow(found, step, [row, 2], value);
  return grid([
    ...written(1, row1),
    sign(row2.step, [2, 1], "+"),
    ...written(2, row2).filter(({ answers }) => answers[0] !== "0"),
    mark("rule", row2.step, [3, 1, 1, 5]),
    ...written(4, sums),
    mark("dashes", parts.step, [5, 1, 1, 5]),
    ...written(6, parts),
  ]);
}

/** The cube of a single digit, which has no parts. */
export function cubeByHeart(working: Working): Drawing | null {
  const [a, digit] = allOf(numberOf, working, "a", "b") ?? [];
  if (a?.value !== "0" || !digit) return null;
  return inOneProduct(working, Array(3).fill(digit.value), BigInt(digit.value) ** 3n);
}

/** A product of nothing. */
export function nothingTimesNines(working: Working): Drawing | null {
  const factors = ["n", "nines"].map((name) => typedIn(working, name));
  return working.results[0] === "0" ? inOneProduct(working, factors, 0n) : null;
}

// Factors in a row, their product, and what is left to do with it.
function inOneProduct(working: Working, factors: readonly string[], product: bigint): Drawing {
  const end = 2 * factors.length;
  return grid([
    ...factors.flatMap((factor, index) => [
      ...(index > 0 ? [sign(0, [1, 2 * index], "×")] : []),
      given(0, [1, 2 * index + 1], factor),
    ]),
    sign(1, [1, end], "="),
    found(1, [1, end + 1], `${product}`),
    ...linesFrom(working, 2, 2, end + 1),
  ]);
}

/** Two numbers on both sides of their average: the difference of two squares. */
export function aroundTheAverage(working: Working): Drawing | null {
  const figures = allOf(numberOf, working, "mean", "deviation", "mean_sq", "dev_sq");
  const [result] = working.results;
  if (!figures || !result) return null;

  const [mean, deviation, meanSquare, square] = figures;
  const distance = asDecimalText(deviation.value);
  return grid([
    given(0, [1, 1], typedIn(working, "a")),
    given(0, [1, 5], typedIn(working, "b")),
    found(mean.step, [1, 3], asDecimalText(mean.value)),
    label(mean.step, [2, 3], "the average"),
    mark("dashes", deviation.step, [2, 2]),
    mark("dashes", deviation.step, [2, 4]),
    label(deviation.step, [3, 2], "this far"),
    label(deviation.step, [3, 4], "this far"),
    given(deviation.step, [1, 2], distance),
    found(deviation.step, [1, 4], distance),
    mark("rule", 0, [4, 1, 1, 5]),
    found(meanSquare.step, [5, 1], asDecimalText(meanSquare.value)),
    sign(square.step, [5, 2], "−"),
    found(square.step, [5, 3], asDecimalText(square.value)),
    label(meanSquare.step, [6, 1, 1, 2], "average squared"),
    label(square.step, [6, 3, 1, 3], "distance squared"),
    sign(square.step + 1, [7, 2], "="),
    found(square.step + 1, [7, 3], result),
  ]);
}
