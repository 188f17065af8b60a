import { z } from "zod";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import type { InputOf } from "#domain/ganita/calculators.ts";
import { MAX_NUMBERS } from "#domain/ganita/number-list.ts";
import { MAX_COEFFICIENTS, MAX_FACTORS } from "#domain/ganita/read-polynomial.ts";
import { choice, list, numeral, power, tuple } from "./ganita-fields.ts";

const numbers = list(numeral, MAX_NUMBERS, "numbers at a time");
const polynomial = list(numeral, MAX_COEFFICIENTS, "coefficients in a polynomial");
const factorsOf = <S extends z.ZodType>(factor: S) => list(factor, MAX_FACTORS, "factors");

/** The numbers of one list, to add or subtract. */
export const numbersInput = z.strictObject({
  nums: numbers.describe("The numbers; where they are subtracted, the first minus the rest."),
});

const two = { a: numeral, b: numeral };
const four = { ...two, c: numeral, d: numeral };
const fraction = { p: numeral, q: numeral };
const linear = tuple([numeral, numeral]);
const equation = tuple([numeral, numeral, numeral]);
const pair = { equations: tuple([equation, equation]) };
const coefficients = { coefficients: tuple([numeral, numeral, numeral, numeral]) };
const transposition = { mode: z.literal("equation") };

/** What ekadhikena-purvena takes, by mode; it is sent in the query. */
export const ekadhikenaInput = z.discriminatedUnion(
  "mode",
  [
    z
      .strictObject({ mode: z.literal("square").exactOptional(), n: numeral })
      .describe("The square of n, a number that ends in 5."),
    z
      .strictObject({ mode: z.literal("product"), ...two })
      .describe("The product of a and b, which begin alike and end in complements of ten."),
    z.strictObject({ mode: z.literal("recurring"), ...fraction }).describe("The decimal of p/q."),
  ],
  choice("mode", ["square", "product", "recurring"]),
) satisfies z.ZodType<InputOf<"ekadhikena-purvena">>;

/** The calculators for which the specification names no call; each takes a JSON body. */
export const FURTHER_SUTRAS = [
  "paravartya-yojayet",
  "shunyam-samyasamuccaye",
  "anurupyena",
  "sankalana-vyavakalanabhyam",
  "puranapuranabhyam",
  "chalana-kalanabhyam",
  "yavadunam",
  "vyashtisamashtih",
  "shesanyankena-charamena",
  "sopantyadvayamantyam",
  "ekanyunena-purvena",
  "gunakasamuccayah",
  "gunakanupatih",
] as const satisfies readonly CalculatorPath[];
export type FurtherSutra = (typeof FURTHER_SUTRAS)[number];

/** The body of each calculator. Where it depends on the mode, the first mode is the default. */
export const furtherInputs = {
  "paravartya-yojayet": z.discriminatedUnion(
    "mode",
    [
      z
        .strictObject({
          mode: z.literal("divide").exactOptional(),
          dividend: numeral,
          divisor: numeral,
        })
        .describe("Divides one whole number by another."),
      z
        .strictObject({
          mode: z.literal("polynomial"),
          dividend: polynomial,
          divisor: polynomial,
        })
        .describe("Divides one polynomial by another, coefficients from the highest power down."),
      z.discriminatedUnion(
        "type",
        [
          z
            .strictObject({ ...transposition, type: z.literal(1), ...coefficients })
            .describe("ax + b = cx + d, as [a, b, c, d]."),
          z
            .strictObject({ ...transposition, type: z.literal(2), ...coefficients })
            .describe("(x + a)(x + b) = (x + c)(x + d), as [a, b, c, d]."),
          z
            .strictObject({
              ...transposition,
              type: z.literal(3),
              coefficients: tuple([numeral, numeral, numeral, numeral, numeral, numeral]),
            })
            .describe("(ax + b)/(cx + d) = m/n, as [a, b, c, d, m, n]."),
          z
            .strictObject({ ...transposition, type: z.literal(4), ...coefficients })
            .describe("m/(x + a) + n/(x + b) = 0, as [m, a, n, b]."),
        ],
        choice("type", [1, 2, 3, 4]),
      ),
    ],
    choice("mode", ["divide", "polynomial", "equation"]),
  ),
  "shunyam-samyasamuccaye": z.discriminatedUnion(
    "mode",
    [
      z
        .strictObject({ mode: z.literal("products").exactOptional(), ...four })
        .describe("(x + a)(x + b) = (x + c)(x + d)."),
      z
        .strictObject({
          mode: z.literal("equal-numerators"),
          m: numeral,
          first: linear,
          second: linear,
        })
        .describe("m/first + m/second = 0, where [a, b] is ax + b."),
      z
        .strictObject({
          mode: z.literal("ratio"),
          n1: linear,
          d1: linear,
          n2: linear,
          d2: linear,
        })
        .describe("n1/d1 = n2/d2, where [a, b] is ax + b."),
      z
        .strictObject({ mode: z.literal("reciprocals"), ...four })
        .describe("1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d)."),
    ],
    choice("mode", ["products", "equal-numerators", "ratio", "reciprocals"]),
  ),
  anurupyena: z.discriminatedUnion(
    "mode",
    [
      z
        .strictObject({
          mode: z.literal("product").exactOptional(),
          ...two,
          base: numeral.exactOptional(),
        })
        .describe(
          "The product of a and b from a base, a digit followed by zeros; left out, the closest.",
        ),
      z
        .strictObject({ mode: z.literal("shunyam-anyat"), ...pair })
        .describe("Two equations ax + by = p, as [a, b, p]."),
      z.strictObject({ mode: z.literal("cube"), n: numeral }).describe("The cube of n."),
    ],
    choice("mode", ["product", "shunyam-anyat", "cube"]),
  ),
  "sankalana-vyavakalanabhyam": z
    .strictObject(pair)
    .describe("Two equations ax + by = p, as [a, b, p]."),
  puranapuranabhyam: z.discriminatedUnion(
    "mode",
    [
      z
        .strictObject({ mode: z.literal("quadratic").exactOptional(), ...two, c: numeral })
        .describe("ax² + bx + c = 0."),
      z.strictObject({ mode: z.literal("cubic"), ...four }).describe("ax³ + bx² + cx + d = 0."),
      z
        .strictObject({ mode: z.literal("sum"), nums: numbers })
        .describe("The sum of numbers, in pairs that complete tens."),
    ],
    choice("mode", ["quadratic", "cubic", "sum"]),
  ),
  "chalana-kalanabhyam": z
    .strictObject({ coefficients: polynomial })
    .describe("A polynomial = 0, coefficients from the highest power down."),
  yavadunam: z
    .strictObject({ n: numeral, power, base: numeral.exactOptional() })
    .describe("The square or cube of n from a base, a power of ten; left out, the closest."),
  vyashtisamashtih: z.discriminatedUnion(
    "mode",
    [
      z
        .strictObject({ mode: z.literal("product").exactOptional(), ...two })
        .describe("The product of a and b."),
      z
        .strictObject({ mode: z.literal("quartic"), ...two, c: numeral })
        .describe("(x + a)⁴ + (x + b)⁴ = c."),
    ],
    choice("mode", ["product", "quartic"]),
  ),
  "shesanyankena-charamena": z.strictObject(fraction).describe("The decimal of p/q."),
  sopantyadvayamantyam: z.discriminatedUnion(
    "mode",
    [
      z
        .strictObject({
          mode: z.literal("equation").exactOptional(),
          ...fraction,
          r: numeral,
          s: numeral,
        })
        .describe("1/AB + 1/AC = 1/AD + 1/BC with A = x + p, B = x + q, C = x + r, D = x + s."),
      z
        .strictObject({ mode: z.literal("multiply"), n: numeral, by: numeral })
        .describe("The product of n and by, which is 11 to 19."),
    ],
    choice("mode", ["equation", "multiply"]),
  ),
  "ekanyunena-purvena": z
    .strictObject({ n: numeral, nines: numeral })
    .describe("The product of n and a number written with nines alone."),
  gunakasamuccayah: z
    .strictObject({
      factors: factorsOf(linear),
      expression: polynomial.exactOptional(),
    })
    .describe(
      "Factors, where [a, b] is ax + b, and what they should multiply to, from the highest power down.",
    ),
  gunakanupatih: z.discriminatedUnion(
    "mode",
    [
      z
        .strictObject({
          mode: z.literal("polynomial").exactOptional(),
          factors: factorsOf(polynomial),
          product: polynomial,
        })
        .describe(
          "Polynomials and what they should multiply to, coefficients from the highest power down.",
        ),
      z
        .strictObject({ mode: z.literal("number"), ...two, product: numeral })
        .describe("Two numbers and what they should multiply to."),
      z
        .strictObject({ mode: z.literal("proportion"), ...two, ratio: numeral })
        .describe("The product of a and b, a multiplied and b divided by the ratio first."),
    ],
    choice("mode", ["polynomial", "number", "proportion"]),
  ),
} satisfies { readonly [P in FurtherSutra]: z.ZodType<InputOf<P>> };
