import type { Draw } from "./seeded-draw.ts";

/** Makes the input of one problem, without what the form fixes; `hard` is 0, 1 or 2. */
export type Maker = (draw: Draw, hard: 0 | 1 | 2) => object;

const text = (value: number) => `${value}`;
const texts = (...values: readonly number[]) => values.map(text);
const digits = (draw: Draw, count: number) => draw(10 ** (count - 1), 10 ** count - 1);
const many = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);
/** Not 0, of either sign. */
const nonZero = (draw: Draw, most: number) => draw(1, most) * (draw(0, 1) === 0 ? -1 : 1);
const near = (draw: Draw, base: number, most = Math.max(12, base / 12)) =>
  base + nonZero(draw, Math.floor(most));
const inAnyOrder = (draw: Draw, values: readonly number[]) =>
  values.reduce<number[]>((list, value) => list.toSpliced(draw(0, list.length), 0, value), []);
const timesOut = (left: readonly number[], right: readonly number[]) => {
  const product = Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((one, i) => {
    right.forEach((other, j) => {
      product[i + j]! += one * other;
    });
  });
  return product;
};
const withRoots = (lead: number, ...roots: readonly number[]) =>
  roots.map((root) => [1, -root]).reduce(timesOut, [lead]);
// A wrong one differs in any coefficient after the first.
const rightOrNot = (draw: Draw, product: readonly number[]) => {
  if (draw(0, 1) === 0) return texts(...product);
  const at = draw(1, product.length - 1);
  return texts(...product.with(at, product[at]! + nonZero(draw, 3)));
};

const product: Maker = (draw, hard) => ({
  a: text(digits(draw, hard + 2)),
  b: text(digits(draw, hard + 2)),
});
const fourConstants = (draw: Draw, hard: number) =>
  many(4, () => text(nonZero(draw, 5 + 5 * hard)));
const periods: readonly (readonly number[])[] = [
  [7, 11, 13, 19],
  [17, 21, 29, 37, 39],
  [23, 31, 43, 49, 59],
];
const fraction: Maker = (draw, hard) => {
  const q = periods[hard]![draw(0, periods[hard]!.length - 1)]!;
  return { p: text(draw(1, q - 1)), q: text(q) };
};
// Divisors with the endings whose osculator of this kind is the smaller one.
const osculated =
  (...endings: readonly [number, number]): Maker =>
  (draw, hard) => {
    const divisor = 10 * draw(1, 4 + 10 * hard) + endings[draw(0, 1)]!;
    const remainder = draw(0, 1) === 0 ? 0 : draw(1, divisor - 1);
    return { n: text(divisor * digits(draw, 2 + hard) + remainder), divisor: text(divisor) };
  };
const linearFactors = (draw: Draw, hard: number) =>
  many(hard === 2 ? 3 : 2, () => [draw(1, 1 + hard), nonZero(draw, 5 + hard)]);

/**
 * The problems of each form, by the calculator's path and what the form fixes. Where the calculator
 * refuses an input, another is drawn.
 */
export const MAKERS: Readonly<Record<string, Maker>> = {
  "addition?": (draw, hard) => ({
    nums: many(2 + hard, () => text(digits(draw, 2 + hard))),
  }),
  "subtraction?": (draw, hard) => ({
    nums: texts(digits(draw, 3 + hard), draw(11, 10 ** (2 + hard) - 1)),
  }),
  "urdhva-tiryagbhyam?": product,
  "urdhva-tiryagbhyam?vinculum=true": product,
  "urdhva-tiryagbhyam?mode=polynomial": (draw, hard) => {
    const [first, second] = many(2, () =>
      texts(draw(1, 2 + 2 * hard), ...many(1 + hard, () => nonZero(draw, 5 + 2 * hard))),
    );
    return { first, second };
  },
  "ekadhikena-purvena?": (draw, hard) => ({ n: `${draw(10 ** hard, 25 * 10 ** hard)}5` }),
  "ekadhikena-purvena?mode=product": (draw, hard) => {
    const [begin, end] = [digits(draw, Math.max(1, hard)), draw(1, 9)];
    return { a: `${begin}${end}`, b: `${begin}${10 - end}` };
  },
  "ekadhikena-purvena?mode=recurring": fraction,
  "nikhilam-navatashcaramam-dashatah?": (draw, hard) => {
    const base = 10 ** (2 + hard);
    return { a: text(near(draw, base)), b: text(near(draw, base)) };
  },
  "paravartya-yojayet?": (draw, hard) => {
    const base = hard === 2 ? 100 : 10;
    return {
      dividend: text(digits(draw, 3 + hard)),
      divisor: text(base + draw(1, hard === 2 ? 23 : 4)),
    };
  },
  "paravartya-yojayet?mode=polynomial": (draw, hard) => {
    const dividend = withRoots(1, ...many(2 + Math.min(hard, 1), () => nonZero(draw, 4)));
    return {
      dividend: texts(...dividend.with(-1, dividend.at(-1)! + draw(0, 3))),
      divisor: texts(1 + (hard === 2 ? 1 : 0), nonZero(draw, 5)),
    };
  },
  "paravartya-yojayet?mode=equation&type=1": (draw, hard) => ({
    coefficients: texts(
      draw(2, 9),
      nonZero(draw, 9 + 9 * hard),
      draw(1, 9),
      nonZero(draw, 9 + 9 * hard),
    ),
  }),
  "paravartya-yojayet?mode=equation&type=2": (draw, hard) => ({
    coefficients: fourConstants(draw, hard),
  }),
  "paravartya-yojayet?mode=equation&type=3": (draw, hard) => ({
    coefficients: [
      ...many(4, () => text(nonZero(draw, 5 + 3 * hard))),
      ...texts(draw(1, 9), draw(2, 9)),
    ],
  }),
  "paravartya-yojayet?mode=equation&type=4": (draw, hard) => ({
    coefficients: fourConstants(draw, hard),
  }),
  "shunyam-samyasamuccaye?": (draw, hard) => {
    const [p, q, r, s] = many(4, () => nonZero(draw, 3 + hard)) as [number, number, number, number];
    // With equal products of the constants x is 0; moved along, it is any other number.
    const x = draw(0, 1) === 0 ? 0 : nonZero(draw, 3 + 2 * hard);
    const [a, b, c, d] = texts(p * q - x, r * s - x, p * r - x, q * s - x);
    return { a, b, c, d };
  },
  "shunyam-samyasamuccaye?mode=equal-numerators": (draw, hard) => ({
    m: text(draw(1, 5)),
    first: texts(draw(1, 3 + hard), nonZero(draw, 9)),
    second: texts(draw(1, 3 + hard), nonZero(draw, 9)),
  }),
  "shunyam-samyasamuccaye?mode=ratio": (draw, hard) => {
    const [n1, n2] = many(2, () => [draw(2, 4 + hard), draw(1, 9)]) as [number[], number[]];
    const d1 = [draw(2, 4 + hard), draw(1, 9)];
    const d2 = n1.map((value, at) => value + n2[at]! - d1[at]!);
    return { n1: texts(...n1), d1: texts(...d1), n2: texts(...n2), d2: texts(...d2) };
  },
  "shunyam-samyasamuccaye?mode=reciprocals": (draw, hard) => {
    const [a, b, c] = many(3, () => nonZero(draw, 6 + 4 * hard)) as [number, number, number];
    return { a: text(a), b: text(b), c: text(c), d: text(a + b - c) };
  },
  "anurupyena?": (draw, hard) => {
    const base = draw(2, 6) * 10 ** (1 + hard);
    return {
      a: text(near(draw, base, base / 5)),
      b: text(near(draw, base, base / 5)),
      base: text(base),
    };
  },
  "anurupyena?mode=shunyam-anyat": (draw, hard) => {
    const [a, b, p, c, by] = [draw(1, 9), draw(2, 9), draw(2, 9), draw(1, 9), draw(2, 3 + hard)];
    const inRatio = [texts(a, b, p), texts(c, b * by, p * by)] as const;
    const swapped = inRatio.map(([x, y, constant]) => [y!, x!, constant!]);
    return { equations: draw(0, 1) === 0 ? inRatio : swapped };
  },
  "anurupyena?mode=cube": (draw, hard) => ({ n: text(draw(11, [39, 69, 99][hard]!)) }),
  "sankalana-vyavakalanabhyam?": (draw, hard) => {
    const [a, b] = [draw(3, 20 + 20 * hard), draw(2, 20 + 20 * hard)];
    const [x, y] = [nonZero(draw, 4 + hard), nonZero(draw, 4 + hard)];
    return { equations: [texts(a, -b, a * x - b * y), texts(b, -a, b * x - a * y)] };
  },
  "puranapuranabhyam?": (draw, hard) => {
    const [a, b, c] = texts(
      ...withRoots(
        hard === 2 ? draw(2, 4) : 1,
        nonZero(draw, 5 + 3 * hard),
        nonZero(draw, 5 + 3 * hard),
      ),
    );
    return { a, b, c };
  },
  "puranapuranabhyam?mode=cubic": (draw, hard) => {
    const [a, b, c, d] = texts(...withRoots(1, ...many(3, () => nonZero(draw, 3 + 2 * hard))));
    return { a, b, c, d };
  },
  "puranapuranabhyam?mode=sum": (draw, hard) => {
    const tens = () => 10 * draw(0, [4, 9, 49][hard]!);
    const pairs = many(hard === 0 ? 1 : 2, () => {
      const ending = draw(1, 9);
      return [tens() + ending, tens() + 10 - ending];
    }).flat();
    const others = many(4 + hard - pairs.length, () => tens() + draw(1, 9));
    return { nums: texts(...inAnyOrder(draw, [...pairs, ...others])) };
  },
  "chalana-kalanabhyam?": (draw, hard) => {
    const root = nonZero(draw, 4);
    const others = hard === 0 ? [nonZero(draw, 4)] : [root, nonZero(draw, 3 + hard)];
    return { coefficients: texts(...withRoots(1, root, ...others)) };
  },
  "yavadunam?power=2": (draw, hard) => ({ n: text(near(draw, 10 ** (1 + hard) * 10)) }),
  "yavadunam?power=3": (draw, hard) => ({ n: text(near(draw, 10 ** (1 + hard) * 10)) }),
  "vyashtisamashtih?": (draw, hard) => {
    const mean = hard === 0 ? 10 * draw(2, 9) : digits(draw, 1 + hard);
    const away = draw(1, 5 + 4 * hard);
    return { a: text(mean - away), b: text(mean + away) };
  },
  "vyashtisamashtih?mode=quartic": (draw, hard) => {
    const [a, apart, x] = [draw(1, 5 + hard), 2 * draw(1, 2), draw(-9, 2)];
    return { a: text(a), b: text(a + apart), c: text((x + a) ** 4 + (x + a + apart) ** 4) };
  },
  "shesanyankena-charamena?": fraction,
  "sopantyadvayamantyam?": (draw, hard) => {
    const [first, by] = [draw(-5, 6 + 3 * hard), draw(1, 2 + hard)];
    const [p, q, r, s] = texts(first, first + by, first + 2 * by, first + 3 * by);
    return { p, q, r, s };
  },
  "sopantyadvayamantyam?mode=multiply": (draw, hard) => ({
    n: text(digits(draw, 2 + hard)),
    by: text(draw(11, hard === 0 ? 13 : 19)),
  }),
  "ekanyunena-purvena?": (draw, hard) => {
    const count = 2 + hard;
    return { n: text(digits(draw, hard === 0 ? count : draw(1, count))), nines: "9".repeat(count) };
  },
  "gunakasamuccayah?": (draw, hard) => {
    const factors = linearFactors(draw, hard);
    return {
      factors: factors.map((factor) => texts(...factor)),
      expression: rightOrNot(draw, factors.reduce(timesOut, [1])),
    };
  },
  "gunakanupatih?": (draw, hard) => {
    const factors = linearFactors(draw, hard);
    return {
      factors: factors.map((factor) => texts(...factor)),
      product: rightOrNot(draw, factors.reduce(timesOut, [1])),
    };
  },
  "gunakanupatih?mode=number": (draw, hard) => {
    const [a, b] = [digits(draw, 2 + hard), digits(draw, 2 + hard)];
    return { a: text(a), b: text(b), product: text(a * b + (draw(0, 1) === 0 ? 0 : draw(1, 9))) };
  },
  "gunakanupatih?mode=proportion": (draw, hard) => {
    const by = draw(2, 4 + hard);
    return {
      a: text(by * draw(3, 12 + 9 * hard)),
      b: text(draw(2, 9) * 5 ** (1 + hard)),
      ratio: `1/${by}`,
    };
  },
  "dhvajanka?": (draw, hard) => ({
    dividend: text(digits(draw, 4 + hard)),
    divisor: text(digits(draw, 2 + Math.floor(hard / 2))),
  }),
  "dvandva-yoga?": (draw, hard) => ({ n: text(digits(draw, 2 + hard)) }),
  "dvandva-yoga?mode=root": (draw, hard) => ({ n: text(digits(draw, 2 + hard) ** 2) }),
  "ghanamula?": (draw, hard) => {
    const [least, most] = [
      [11, 39],
      [41, 99],
      [101, 999],
    ][hard]! as [number, number];
    return { n: text(draw(least, most) ** 3) };
  },
  "veshtanam?": osculated(3, 9),
  "veshtanam?mode=negative": osculated(1, 7),
};
