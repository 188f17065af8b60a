/** Draws a whole number between two, both included. */
export type Draw = (low: number, high: number) => number;

/** How hard a problem is. */
export type Hard = 0 | 1 | 2;

export const text = (value: number) => `${value}`;
export const texts = (...values: readonly number[]) => values.map(text);

/** A number of this many digits. */
export const digitsDrawn = (draw: Draw, count: number) => draw(10 ** (count - 1), 10 ** count - 1);

export const many = <Value>(count: number, make: () => Value) =>
  Array.from({ length: count }, make);

/** Not 0, of either sign. */
export const nonZero = (draw: Draw, most: number) => draw(1, most) * (draw(0, 1) === 0 ? -1 : 1);

/** A number near a base, but not the base. */
export const near = (draw: Draw, base: number, most = Math.max(12, base / 12)) =>
  base + nonZero(draw, Math.floor(most));

export const inAnyOrder = (draw: Draw, values: readonly number[]) =>
  values.reduce<number[]>((list, value) => list.toSpliced(draw(0, list.length), 0, value), []);

/** The coefficients of a product of polynomials. */
export const timesOut = (left: readonly number[], right: readonly number[]) => {
  const product = Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((one, i) => {
    right.forEach((other, j) => {
      product[i + j]! += one * other;
    });
  });
  return product;
};

/** The coefficients of a polynomial with these roots. */
export const withRoots = (lead: number, ...roots: readonly number[]) =>
  roots.map((root) => [1, -root]).reduce(timesOut, [lead]);

/** The product, or a wrong one, which differs in any coefficient after the first. */
export const rightOrNot = (draw: Draw, product: readonly number[]) => {
  if (draw(0, 1) === 0) return texts(...product);
  const at = draw(1, product.length - 1);
  return texts(...product.with(at, product[at]! + nonZero(draw, 3)));
};

/** Two factors a and b. */
export const drawFactors = (draw: Draw, hard: Hard) => ({
  a: text(digitsDrawn(draw, hard + 2)),
  b: text(digitsDrawn(draw, hard + 2)),
});

export const fourConstants = (draw: Draw, hard: Hard) =>
  many(4, () => text(nonZero(draw, 5 + 5 * hard)));

const DENOMINATORS: readonly (readonly number[])[] = [
  [7, 11, 13, 19],
  [17, 21, 29, 37, 39],
  [23, 31, 43, 49, 59],
];

/** A fraction p/q below 1 whose decimals recur. */
export const drawFraction = (draw: Draw, hard: Hard) => {
  const some = DENOMINATORS[hard]!;
  const q = some[draw(0, some.length - 1)]!;
  return { p: text(draw(1, q - 1)), q: text(q) };
};

/** Linear factors, each as two coefficients. */
export const linearFactors = (draw: Draw, hard: Hard) =>
  many(hard === 2 ? 3 : 2, () => [draw(1, 1 + hard), nonZero(draw, 5 + hard)]);
