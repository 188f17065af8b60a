import { z } from "zod";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import type { InputOf } from "#domain/ganita/calculators.ts";

const fieldName = ({ path }: { path?: PropertyKey[] | undefined }) => String(path?.[0] ?? "it");

/** A number of a calculation, as text or as a whole JSON number; gives the text. */
const numeral = z
  .union([z.string(), z.number()], {
    error: (issue) => `Send ${fieldName(issue)} as text such as "12.5", or as a whole number.`,
  })
  .transform((value, context) => {
    if (typeof value === "string") return value;
    if (Number.isSafeInteger(value)) return `${value}`;
    context.addIssue({
      code: "custom",
      params: { code: "use_text" },
      message:
        "Send fractions and whole numbers beyond 9007199254740991 as text, in quotes: a JSON number loses their digits.",
    });
    return z.NEVER;
  });

const list = <S extends z.ZodType>(entry: S) =>
  z.array(entry, { error: (issue) => `Send ${fieldName(issue)} as a list.` });

const tuple = <const S extends readonly [z.ZodType, ...z.ZodType[]]>(entries: S) =>
  z.tuple(entries, {
    error: (issue) => `Send ${fieldName(issue)} as a list of ${entries.length} in each place.`,
  });

// A union refuses a choice nobody offers with the code `bad_mode`.
const choice = (name: string, known: readonly (string | number)[]) => ({
  error: `${name} is one of ${known.join(", ")}.`,
});

/** The numbers of one list, added or subtracted. */
export const numbersInput = z.strictObject({ nums: list(numeral) });

const two = { a: numeral, b: numeral };
const four = { ...two, c: numeral, d: numeral };
const fraction = { p: numeral, q: numeral };
const linear = tuple([numeral, numeral]);
const equation = tuple([numeral, numeral, numeral]);
const pair = { equations: tuple([equation, equation]) };
const coefficients = { coefficients: tuple([numeral, numeral, numeral, numeral]) };
const transposition = { mode: z.literal("equation") };

const POWERS = choice("power", [2, 3]);
const power = z.number(POWERS).transform((value, context) => {
  if (value === 2 || value === 3) return value;
  context.addIssue({ code: "custom", params: { code: "bad_mode" }, message: POWERS.error });
  return z.NEVER;
});

/** What ekadhikena-purvena takes, by mode; it travels in the query. */
export const ekadhikenaInput = z.discriminatedUnion(
  "mode",
  [
    z.strictObject({ mode: z.literal("square").exactOptional(), n: numeral }),
    z.strictObject({ mode: z.literal("product"), ...two }),
    z.strictObject({ mode: z.literal("recurring"), ...fraction }),
  ],
  choice("mode", ["square", "product", "recurring"]),
) satisfies z.ZodType<InputOf<"ekadhikena-purvena">>;

/** The calculators that the specification names without a call; each takes a JSON body. */
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

/** The body of each; where it depends on the mode, a body without one is of the first. */
export const furtherInputs = {
  "paravartya-yojayet": z.discriminatedUnion(
    "mode",
    [
      z.strictObject({
        mode: z.literal("divide").exactOptional(),
        dividend: numeral,
        divisor: numeral,
      }),
      z.strictObject({
        mode: z.literal("polynomial"),
        dividend: list(numeral),
        divisor: list(numeral),
      }),
      z.discriminatedUnion(
        "type",
        [
          z.strictObject({ ...transposition, type: z.literal(1), ...coefficients }),
          z.strictObject({ ...transposition, type: z.literal(2), ...coefficients }),
          z.strictObject({
            ...transposition,
            type: z.literal(3),
            coefficients: tuple([numeral, numeral, numeral, numeral, numeral, numeral]),
          }),
          z.strictObject({ ...transposition, type: z.literal(4), ...coefficients }),
        ],
        choice("type", [1, 2, 3, 4]),
      ),
    ],
    choice("mode", ["divide", "polynomial", "equation"]),
  ),
  "shunyam-samyasamuccaye": z.discriminatedUnion(
    "mode",
    [
      z.strictObject({ mode: z.literal("products").exactOptional(), ...four }),
      z.strictObject({
        mode: z.literal("equal-numerators"),
        m: numeral,
        first: linear,
        second: linear,
      }),
      z.strictObject({
        mode: z.literal("ratio"),
        n1: linear,
        d1: linear,
        n2: linear,
        d2: linear,
      }),
      z.strictObject({ mode: z.literal("reciprocals"), ...four }),
    ],
    choice("mode", ["products", "equal-numerators", "ratio", "reciprocals"]),
  ),
  anurupyena: z.discriminatedUnion(
    "mode",
    [
      z.strictObject({
        mode: z.literal("product").exactOptional(),
        ...two,
        base: numeral.exactOptional(),
      }),
      z.strictObject({ mode: z.literal("shunyam-anyat"), ...pair }),
      z.strictObject({ mode: z.literal("cube"), n: numeral }),
    ],
    choice("mode", ["product", "shunyam-anyat", "cube"]),
  ),
  "sankalana-vyavakalanabhyam": z.strictObject(pair),
  puranapuranabhyam: z.discriminatedUnion(
    "mode",
    [
      z.strictObject({ mode: z.literal("quadratic").exactOptional(), ...two, c: numeral }),
      z.strictObject({ mode: z.literal("cubic"), ...four }),
      z.strictObject({ mode: z.literal("sum"), nums: list(numeral) }),
    ],
    choice("mode", ["quadratic", "cubic", "sum"]),
  ),
  "chalana-kalanabhyam": z.strictObject({ coefficients: list(numeral) }),
  yavadunam: z.strictObject({ n: numeral, power, base: numeral.exactOptional() }),
  vyashtisamashtih: z.discriminatedUnion(
    "mode",
    [
      z.strictObject({ mode: z.literal("product").exactOptional(), ...two }),
      z.strictObject({ mode: z.literal("quartic"), ...two, c: numeral }),
    ],
    choice("mode", ["product", "quartic"]),
  ),
  "shesanyankena-charamena": z.strictObject(fraction),
  sopantyadvayamantyam: z.discriminatedUnion(
    "mode",
    [
      z.strictObject({
        mode: z.literal("equation").exactOptional(),
        ...fraction,
        r: numeral,
        s: numeral,
      }),
      z.strictObject({ mode: z.literal("multiply"), n: numeral, by: numeral }),
    ],
    choice("mode", ["equation", "multiply"]),
  ),
  "ekanyunena-purvena": z.strictObject({ n: numeral, nines: numeral }),
  gunakasamuccayah: z.strictObject({
    factors: list(linear),
    expression: list(numeral).exactOptional(),
  }),
  gunakanupatih: z.discriminatedUnion(
    "mode",
    [
      z.strictObject({
        mode: z.literal("polynomial").exactOptional(),
        factors: list(list(numeral)),
        product: list(numeral),
      }),
      z.strictObject({ mode: z.literal("number"), ...two, product: numeral }),
      z.strictObject({ mode: z.literal("proportion"), ...two, ratio: numeral }),
    ],
    choice("mode", ["polynomial", "number", "proportion"]),
  ),
} satisfies { readonly [P in FurtherSutra]: z.ZodType<InputOf<P>> };
