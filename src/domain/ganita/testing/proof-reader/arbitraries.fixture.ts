import fc, { type Arbitrary } from "fast-check";

/** Inputs of a calculator, by name of the case; each case is of one mode. */
export type Inputs = Readonly<Record<string, Arbitrary<object>>>;

// Small numbers hit every special case often: 0, equal numbers, cancelling ones, fractions.
export const whole = (most: number) => fc.integer({ min: -most, max: most }).map(String);
export const decimal = fc
  .tuple(fc.constantFrom("", "-"), fc.nat(9_999), fc.constantFrom(0, 0, 0, 1, 2, 3))
  .map(([sign, digits, places]) =>
    places === 0
      ? `${sign}${digits}`
      : `${sign}${`${digits}`.padStart(places + 1, "0").replace(RegExp(`(.{${places}})$`), ".$1")}`,
  );

const long = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map(String);

export const number = fc.oneof(
  { weight: 8, arbitrary: decimal },
  { weight: 4, arbitrary: whole(120) },
  { weight: 1, arbitrary: long },
);

export const rational = fc.oneof(
  { weight: 4, arbitrary: whole(6) },
  { weight: 2, arbitrary: whole(30) },
  {
    weight: 1,
    arbitrary: fc.tuple(whole(9), fc.integer({ min: 1, max: 6 })).map(([p, q]) => `${p}/${q}`),
  },
);

export const list = <T>(entry: Arbitrary<T>, minLength: number, maxLength: number) =>
  fc.array(entry, { minLength, maxLength });
export const polynomial = (degree: number) => list(rational, 1, degree + 1);
export const linear = fc.tuple(rational, rational);
export const four = { a: rational, b: rational, c: rational, d: rational };
const equation = fc.tuple(rational, rational, rational);
export const pair = { equations: fc.tuple(equation, equation) };
export const base = fc.integer({ min: 1, max: 4 }).map((zeros) => `1${"0".repeat(zeros)}`);

// Coefficients that are swapped, or are multiples of each other.
export const likePair = fc
  .tuple(rational, rational, rational, rational, fc.constantFrom("cross", "minus", "same"))
  .map(([a, b, p, q, how]) => {
    const negated = (text: string) => (text.startsWith("-") ? text.slice(1) : `-${text}`);
    const second =
      how === "cross" ? [b, a, q] : how === "minus" ? [negated(b), negated(a), q] : [a, b, q];
    return { equations: [[a, b, p], second] };
  });

// The coefficients of a product of small factors, some of them more than once.
export const factored = (most: number) =>
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

export const product2 = fc.record({ a: number, b: number });
export const optionalBase = (bases: Arbitrary<string>) => (input: Arbitrary<object>) =>
  fc.tuple(input, fc.option(bases)).map(([rest, chosen]) => ({
    ...rest,
    ...(chosen !== null && { base: chosen }),
  }));
export const withMode = (mode: string, input: Arbitrary<object>) =>
  input.map((rest) => ({ mode, ...rest }));

// Powers that come out, and numbers that do not.
export const roots = (power: (n: number) => number) =>
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
