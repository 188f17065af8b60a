import fc, { type Arbitrary } from "fast-check";
import type { CalculatorPath } from "../calculator-path.ts";

// Small numbers hit every special case often: 0, equal numbers, cancelling ones, fractions.
const whole = (most: number) => fc.integer({ min: -most, max: most }).map(String);
const decimal = fc
  .tuple(fc.constantFrom("", "-"), fc.nat(9_999), fc.constantFrom(0, 0, 0, 1, 2, 3))
  .map(([sign, digits, places]) =>
    places === 0
      ? `${sign}${digits}`
      : `${sign}${`${digits}`.padStart(places + 1, "0").replace(RegExp(`(.{${places}})$`), ".$1")}`,
  );
const long = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map(String);
const number = fc.oneof(
  { weight: 8, arbitrary: decimal },
  { weight: 4, arbitrary: whole(120) },
  { weight: 1, arbitrary: long },
);
const rational = fc.oneof(
  { weight: 4, arbitrary: whole(6) },
  { weight: 2, arbitrary: whole(30) },
  {
    weight: 1,
    arbitrary: fc.tuple(whole(9), fc.integer({ min: 1, max: 6 })).map(([p, q]) => `${p}/${q}`),
  },
);
const list = <T>(entry: Arbitrary<T>, minLength: number, maxLength: number) =>
  fc.array(entry, { minLength, maxLength });
const polynomial = (degree: number) => list(rational, 1, degree + 1);
const linear = fc.tuple(rational, rational);
const four = { a: rational, b: rational, c: rational, d: rational };
const pair = { equations: fc.tuple(...equations()) };
const base = fc.integer({ min: 1, max: 4 }).map((zeros) => `1${"0".repeat(zeros)}`);

function equations() {
  const equation = fc.tuple(rational, rational, rational);
  return [equation, equation] as const;
}

// Coefficients that are swapped, or are multiples of each other.
const likePair = fc
  .tuple(rational, rational, rational, rational, fc.constantFrom("cross", "minus", "same"))
  .map(([a, b, p, q, how]) => {
    const negated = (text: string) => (text.startsWith("-") ? text.slice(1) : `-${text}`);
    const second =
      how === "cross" ? [b, a, q] : how === "minus" ? [negated(b), negated(a), q] : [a, b, q];
    return { equations: [[a, b, p], second] };
  });

// The coefficients of a product of small factors, some of them more than once.
const factored = (most: number) =>
  list(
    fc.oneof(
      fc.tuple(fc.constantFrom(1, 1, 2), fc.integer({ min: -3, max: 3 })),
      fc.tuple(fc.constant(1), fc.integer({ min: -1, max: 1 }), fc.integer({ min: -3, max: 3 })),
    ),
    1,
    4,
  )
    .chain((factors) => fc.subarray([...factors, ...factors, ...factors], { minLength: 1 }))
    .map((factors) => factors.reduce<number[]>(product, [1]))
    .filter((coefficients) => coefficients.length <= most + 1)
    .map((coefficients) => coefficients.map(String));

function product(left: readonly number[], right: readonly number[]): number[] {
  const sums = Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((one, i) => {
    right.forEach((other, j) => {
      sums[i + j]! += one * other;
    });
  });
  return sums;
}

const fraction = {
  p: whole(60),
  q: fc.integer({ min: -60, max: 60 }).map(String),
};

const quadratic = fc.oneof(
  fc.record({ a: rational, b: rational, c: rational }),
  factored(2)
    .filter(({ length }) => length === 3)
    .map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
);
const cubic = fc.oneof(
  fc.record(four),
  factored(3)
    .filter(({ length }) => length === 4)
    .map(([a, b, c, d]) => ({ a: a!, b: b!, c: c!, d: d! })),
);
const product2 = fc.record({ a: number, b: number });
const optionalBase = (bases: Arbitrary<string>) => (input: Arbitrary<object>) =>
  fc.tuple(input, fc.option(bases)).map(([rest, chosen]) => ({
    ...rest,
    ...(chosen !== null && { base: chosen }),
  }));
const withMode = (mode: string, input: Arbitrary<object>) =>
  input.map((rest) => ({ mode, ...rest }));

// a and b begin alike, and their endings add up to a power of ten.
const likeBeginnings = fc
  .tuple(fc.nat(99), fc.integer({ min: 1, max: 2 }), fc.nat(10_000))
  .map(([previous, places, seed]) => {
    const power = 10 ** places;
    const ending = (seed % (power - 1)) + 1;
    return { a: `${previous * power + ending}`, b: `${previous * power + power - ending}` };
  });

// Powers that come out, and numbers that do not.
const roots = (power: (n: number) => number) =>
  fc.record(
    {
      n: fc.oneof(
        number,
        fc.integer({ min: -999, max: 999 }).map((n) => `${power(n)}`),
      ),
      places: fc.nat(8).map(String),
    },
    { requiredKeys: ["n"] },
  );
const osculated = fc
  .tuple(fc.constantFrom("", "-"), fc.nat(60), fc.constantFrom(1, 3, 7, 9))
  .map(([sign, tens, units]) => `${sign}${10 * tens + units}`);

/** Inputs of every mode of every calculator, by name of the case. */
export const INPUTS: Readonly<Record<string, readonly [CalculatorPath, Arbitrary<object>]>> = {
  addition: ["addition", fc.record({ nums: list(number, 1, 6) })],
  subtraction: ["subtraction", fc.record({ nums: list(number, 1, 4) })],
  crosswise: ["urdhva-tiryagbhyam", fc.record({ a: number, b: number, vinculum: fc.boolean() })],
  "crosswise polynomials": [
    "urdhva-tiryagbhyam",
    withMode("polynomial", fc.record({ first: polynomial(5), second: polynomial(5) })),
  ],
  "squares that end in 5": [
    "ekadhikena-purvena",
    decimal.map((n) => ({
      n: `${n.replace(/\.?0*$/, "")}5${n.length % 3 === 0 && !n.includes(".") ? "00" : ""}`,
    })),
  ],
  "like beginnings": ["ekadhikena-purvena", withMode("product", likeBeginnings)],
  "recurring decimals from the right": [
    "ekadhikena-purvena",
    withMode(
      "recurring",
      fc
        .tuple(whole(90), fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 3, 7, 9))
        .map(([p, tens, units]) => ({ p, q: `${10 * (tens % 12) + units}` })),
    ),
  ],
  "near a power of ten": ["nikhilam-navatashcaramam-dashatah", optionalBase(base)(product2)],
  division: ["paravartya-yojayet", fc.record({ dividend: number, divisor: number })],
  "division of polynomials": [
    "paravartya-yojayet",
    withMode("polynomial", fc.record({ dividend: polynomial(5), divisor: polynomial(3) })),
  ],
  transposition: [
    "paravartya-yojayet",
    withMode(
      "equation",
      fc.oneof(
        fc.record({ type: fc.constantFrom(1, 2, 4), coefficients: list(rational, 4, 4) }),
        fc.record({ type: fc.constant(3), coefficients: list(rational, 6, 6) }),
      ),
    ),
  ],
  "equal products": ["shunyam-samyasamuccaye", fc.record(four)],
  "equal numerators": [
    "shunyam-samyasamuccaye",
    withMode("equal-numerators", fc.record({ m: rational, first: linear, second: linear })),
  ],
  ratios: [
    "shunyam-samyasamuccaye",
    withMode("ratio", fc.record({ n1: linear, d1: linear, n2: linear, d2: linear })),
  ],
  reciprocals: ["shunyam-samyasamuccaye", withMode("reciprocals", fc.record(four))],
  "a working base": [
    "anurupyena",
    optionalBase(
      fc.tuple(fc.integer({ min: 1, max: 9 }), base).map(([lead, ten]) => `${lead}${ten.slice(1)}`),
    )(product2),
  ],
  "the other one is zero": [
    "anurupyena",
    withMode("shunyam-anyat", fc.oneof(fc.record(pair), likePair)),
  ],
  "cubes in proportion": ["anurupyena", withMode("cube", fc.record({ n: number }))],
  "two equations": ["sankalana-vyavakalanabhyam", fc.oneof(fc.record(pair), likePair)],
  "completed squares": ["puranapuranabhyam", quadratic],
  "completed cubes": ["puranapuranabhyam", withMode("cubic", cubic)],
  "completed tens": [
    "puranapuranabhyam",
    withMode(
      "sum",
      fc.record({
        nums: list(
          decimal.map((text) => text.replace("-", "")),
          1,
          8,
        ),
      }),
    ),
  ],
  "repeated factors": [
    "chalana-kalanabhyam",
    fc.record({ coefficients: fc.oneof(polynomial(4), factored(8)) }),
  ],
  deficiencies: [
    "yavadunam",
    optionalBase(base)(fc.record({ n: number, power: fc.constantFrom(2, 3) })),
  ],
  "about the average": [
    "vyashtisamashtih",
    fc.record({ a: fc.oneof(number, rational), b: fc.oneof(number, rational) }),
  ],
  "fourth powers": [
    "vyashtisamashtih",
    withMode(
      "quartic",
      fc.oneof(
        fc.record({ a: rational, b: rational, c: rational }),
        // With x = 0, or with the average of the two, as a root.
        fc
          .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), fc.boolean())
          .map(([a, b, isEven]) => ({
            a: `${a}`,
            b: `${isEven ? a + 2 * b : b}`,
            c: `${isEven ? 2 * b ** 4 : a ** 4 + b ** 4}`,
          })),
      ),
    ),
  ],
  "remainders by the last digit": ["shesanyankena-charamena", fc.record(fraction)],
  "factors in progression": [
    "sopantyadvayamantyam",
    fc.oneof(
      fc.record({ p: rational, q: rational, r: rational, s: rational }),
      fc
        .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -4, max: 4 }))
        .map(([p, step]) => ({
          p: `${p}`,
          q: `${p + step}`,
          r: `${p + 2 * step}`,
          s: `${p + 3 * step}`,
        })),
    ),
  ],
  "times 11 to 19": [
    "sopantyadvayamantyam",
    withMode(
      "multiply",
      fc.record({
        n: number,
        by: fc
          .tuple(fc.constantFrom("", "-"), fc.integer({ min: 11, max: 19 }))
          .map(([s, n]) => `${s}${n}`),
      }),
    ),
  ],
  nines: [
    "ekanyunena-purvena",
    fc.record({
      n: number,
      nines: fc.constantFrom("9", "99", "999", "-99", "9.9", "0.999", "99999"),
    }),
  ],
  "the multipliers together": [
    "gunakasamuccayah",
    fc
      .tuple(list(linear, 2, 4), fc.option(polynomial(4)))
      .map(([factors, expression]) => ({ factors, ...(expression && { expression }) })),
  ],
  "sums of coefficients": [
    "gunakanupatih",
    fc.oneof(
      fc.record({ factors: list(list(rational, 1, 3), 1, 3), product: polynomial(4) }),
      fc.tuple(whole(9), whole(9)).map(([a, b]) => ({
        factors: [
          ["1", a],
          ["1", b],
        ],
        product: ["1", `${Number(a) + Number(b)}`, `${Number(a) * Number(b)}`],
      })),
    ),
  ],
  "digit roots": [
    "gunakanupatih",
    withMode(
      "number",
      fc.oneof(
        fc.record({ a: number, b: number, product: number }),
        fc
          .tuple(fc.nat(999), fc.nat(999), fc.constantFrom(0, 0, 9, 1))
          .map(([a, b, off]) => ({ a: `${a}`, b: `${b}`, product: `${a * b + off}` })),
      ),
    ),
  ],
  "in proportion": [
    "gunakanupatih",
    withMode("proportion", fc.record({ a: number, b: number, ratio: rational })),
  ],
  "straight division": ["dhvajanka", fc.record({ dividend: number, divisor: number })],
  "squares by duplexes": ["dvandva-yoga", fc.record({ n: number })],
  "square roots": [
    "dvandva-yoga",
    withMode(
      "root",
      roots((n) => n * n).map(({ n, ...rest }) => ({ n: n.replace("-", ""), ...rest })),
    ),
  ],
  "cube roots": ["ghanamula", roots((n) => n ** 3)],
  "osculation by addition": ["veshtanam", fc.record({ n: whole(99_999), divisor: osculated })],
  "osculation by subtraction": [
    "veshtanam",
    withMode("negative", fc.record({ n: whole(99_999), divisor: osculated })),
  ],
};
