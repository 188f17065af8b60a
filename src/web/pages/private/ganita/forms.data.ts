import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { over, power, write } from "#domain/ganita/notation.ts";
import type { FormOf } from "./calculator-form-of.ts";

const number = <const At extends string>(at: At, label: string) =>
  ({ at, name: at, label, shape: "number" }) as const;
const letter = <const At extends string>(at: At, name: string = at) =>
  ({ at, name, label: name, shape: "number", isLetter: true }) as const;

const FACTORS = [
  number("a", "First number"),
  { ...number("b", "Second number"), sign: "×" },
] as const;
const FRACTION = [
  number("p", "Numerator p"),
  { ...number("q", "Denominator q"), sign: "÷" },
] as const;
const BASE = {
  ...number("base", "Base"),
  hint: "A power of ten. Left empty, the closest one is taken.",
  isOptional: true,
} as const;
const WHOLE_NUMBERS = {
  at: "nums",
  name: "n",
  label: "Number",
  shape: "numbers",
  isWholeOnly: true,
} as const;
const HIGHEST_FIRST = "From the highest power down, zeros too: 1, 0, -6, 4 is x³ − 6x + 4.";
const EQUATIONS = {
  fixed: {},
  formula: write`ax + by = p, cx + dy = q`,
  sense: "equations",
  fields: [
    letter("equations.0.0", "a"),
    letter("equations.0.1", "b"),
    letter("equations.0.2", "p"),
    { ...letter("equations.1.0", "c"), opensLine: true },
    letter("equations.1.1", "d"),
    letter("equations.1.2", "q"),
  ],
} as const;
const FOUR_CONSTANTS = [letter("a"), letter("b"), letter("c"), letter("d")] as const;
const FOUR_COEFFICIENTS = ["a", "b", "c", "d"] as const;
const fourOf = ([first, second, third, fourth]: readonly [string, string, string, string]) =>
  [
    letter("coefficients.0", first),
    letter("coefficients.1", second),
    letter("coefficients.2", third),
    letter("coefficients.3", fourth),
  ] as const;

/** The forms of each calculator, the usual one first. */
export const FORMS: { readonly [P in CalculatorPath]: readonly FormOf<P>[] } = {
  addition: [{ fixed: {}, fields: [WHOLE_NUMBERS], sense: "sum" }],
  subtraction: [
    {
      fixed: {},
      fields: [{ ...WHOLE_NUMBERS, hint: "The first number, less all the others." }],
    },
  ],
  "urdhva-tiryagbhyam": [
    { fixed: {}, label: "Digits as written", fields: FACTORS, sense: "product" },
    { fixed: { vinculum: true }, label: "Bar digits", fields: FACTORS, sense: "product" },
  ],
  "ekadhikena-purvena": [
    { fixed: {}, fields: [number("n", "Number ending in 5")], sense: "square" },
    { fixed: { mode: "product" }, fields: FACTORS, sense: "product" },
    { fixed: { mode: "recurring" }, fields: FRACTION, sense: "fraction" },
  ],
  "nikhilam-navatashcaramam-dashatah": [
    { fixed: {}, fields: [...FACTORS, BASE], sense: "product" },
  ],
  "paravartya-yojayet": [
    {
      fixed: {},
      fields: [number("dividend", "Dividend"), { ...number("divisor", "Divisor"), sign: "÷" }],
      sense: "fraction",
    },
    {
      fixed: { mode: "polynomial" },
      fields: [
        {
          at: "dividend",
          name: "dividend",
          label: "Coefficients of the dividend",
          hint: HIGHEST_FIRST,
          shape: "coefficients",
        },
        {
          at: "divisor",
          name: "divisor",
          label: "Coefficients of the divisor",
          shape: "coefficients",
        },
      ],
    },
    {
      fixed: { mode: "equation", type: 1 },
      label: "ax + b = cx + d",
      formula: write`ax + b = cx + d`,
      fields: fourOf(FOUR_COEFFICIENTS),
    },
    {
      fixed: { mode: "equation", type: 2 },
      label: "(x + a)(x + b) = (x + c)(x + d)",
      formula: write`(x + a)(x + b) = (x + c)(x + d)`,
      fields: fourOf(FOUR_COEFFICIENTS),
      sense: "brackets",
    },
    {
      fixed: { mode: "equation", type: 3 },
      label: "(ax + b)/(cx + d) = m/n",
      formula: write`${over("ax + b", "cx + d")} = ${over("m", "n")}`,
      fields: [
        ...fourOf(FOUR_COEFFICIENTS),
        letter("coefficients.4", "m"),
        letter("coefficients.5", "n"),
      ],
    },
    {
      fixed: { mode: "equation", type: 4 },
      label: "m/(x + a) + n/(x + b) = 0",
      formula: write`${over("m", "x + a")} + ${over("n", "x + b")} = 0`,
      fields: fourOf(["m", "a", "n", "b"]),
    },
  ],
  "shunyam-samyasamuccaye": [
    {
      fixed: {},
      formula: write`(x + a)(x + b) = (x + c)(x + d)`,
      fields: FOUR_CONSTANTS,
      sense: "brackets",
    },
    {
      fixed: { mode: "equal-numerators" },
      formula: write`${over("m", "ax + b")} + ${over("m", "cx + d")} = 0`,
      fields: [
        letter("m"),
        letter("first.0", "a"),
        letter("first.1", "b"),
        letter("second.0", "c"),
        letter("second.1", "d"),
      ],
    },
    {
      fixed: { mode: "ratio" },
      formula: write`${over("ax + b", "cx + d")} = ${over("ex + f", "gx + h")}`,
      fields: [
        letter("n1.0", "a"),
        letter("n1.1", "b"),
        letter("d1.0", "c"),
        letter("d1.1", "d"),
        { ...letter("n2.0", "e"), opensLine: true },
        letter("n2.1", "f"),
        letter("d2.0", "g"),
        letter("d2.1", "h"),
      ],
    },
    {
      fixed: { mode: "reciprocals" },
      formula: write`${over("1", "x + a")} + ${over("1", "x + b")} = ${over("1", "x + c")} + ${over("1", "x + d")}`,
      fields: FOUR_CONSTANTS,
    },
  ],
  anurupyena: [
    {
      fixed: {},
      fields: [
        ...FACTORS,
        {
          ...number("base", "Working base"),
          hint: "Such as 50, 200 or 3000. Left empty, the best one is taken.",
          isOptional: true,
        },
      ],
      sense: "product",
    },
    { ...EQUATIONS, fixed: { mode: "shunyam-anyat" } },
    { fixed: { mode: "cube" }, fields: [number("n", "Number to cube")], sense: "cube" },
  ],
  "sankalana-vyavakalanabhyam": [EQUATIONS],
  puranapuranabhyam: [
    {
      fixed: {},
      formula: write`a${power("x", 2)} + bx + c = 0`,
      fields: [letter("a"), letter("b"), letter("c")],
      sense: "polynomial",
    },
    {
      fixed: { mode: "cubic" },
      formula: write`a${power("x", 3)} + b${power("x", 2)} + cx + d = 0`,
      fields: FOUR_CONSTANTS,
      sense: "polynomial",
    },
    {
      fixed: { mode: "sum" },
      fields: [{ at: "nums", name: "n", label: "Number", shape: "numbers" }],
      sense: "sum",
    },
  ],
  "chalana-kalanabhyam": [
    {
      fixed: {},
      fields: [
        {
          at: "coefficients",
          name: "c",
          label: "Coefficients of the polynomial",
          hint: HIGHEST_FIRST,
          shape: "coefficients",
        },
      ],
      sense: "polynomial",
    },
  ],
  yavadunam: [
    {
      fixed: { power: 2 },
      label: "Square",
      fields: [number("n", "Number to square"), BASE],
      sense: "square",
    },
    {
      fixed: { power: 3 },
      label: "Cube",
      fields: [number("n", "Number to cube"), BASE],
      sense: "cube",
    },
  ],
  vyashtisamashtih: [
    { fixed: {}, fields: FACTORS, sense: "product" },
    {
      fixed: { mode: "quartic" },
      formula: write`${power(["x + a"], 4)} + ${power(["x + b"], 4)} = c`,
      fields: [letter("a"), letter("b"), letter("c")],
    },
  ],
  "shesanyankena-charamena": [{ fixed: {}, fields: FRACTION, sense: "fraction" }],
  sopantyadvayamantyam: [
    {
      fixed: {},
      formula: write`A = x + p, B = x + q, C = x + r, D = x + s`,
      fields: [letter("p"), letter("q"), letter("r"), letter("s")],
    },
    {
      fixed: { mode: "multiply" },
      fields: [number("n", "Number"), { ...number("by", "Times, from 11 to 19"), sign: "×" }],
      sense: "product",
    },
  ],
  "ekanyunena-purvena": [
    {
      fixed: {},
      fields: [number("n", "Number"), { ...number("nines", "Nines"), sign: "×" }],
      sense: "product",
    },
  ],
  gunakasamuccayah: [
    {
      fixed: {},
      fields: [
        {
          at: "factors",
          name: "f",
          label: "Factor",
          hint: "The two coefficients of each: 3, -4 is 3x − 4.",
          shape: "factors",
        },
        {
          at: "expression",
          name: "e",
          label: "Their product is said to be",
          hint: "Coefficients from the highest power down. Left empty, the factors are multiplied out.",
          shape: "coefficients",
          isOptional: true,
        },
      ],
      sense: "factorisation",
    },
  ],
  gunakanupatih: [
    {
      fixed: {},
      fields: [
        {
          at: "factors",
          name: "f",
          label: "Factor",
          hint: "Coefficients from the highest power down: 1, 3 is x + 3.",
          shape: "factors",
        },
        {
          at: "product",
          name: "e",
          label: "Their product is said to be",
          hint: "Coefficients again: 1, 5, 6 is x² + 5x + 6.",
          shape: "coefficients",
        },
      ],
      sense: "factorisation",
    },
    {
      fixed: { mode: "number" },
      fields: [...FACTORS, { ...number("product", "Product to check"), sign: "=" }],
    },
    {
      fixed: { mode: "proportion" },
      fields: [
        ...FACTORS,
        {
          ...number("ratio", "In the ratio"),
          hint: "The first is multiplied by it, the second divided.",
        },
      ],
    },
  ],
};
