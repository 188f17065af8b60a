import { write } from "../notation.ts";

/** The kinds of number that a field takes. */
export type NumberKind =
  | "decimal"
  | "whole"
  | "coefficient"
  | "power of ten"
  | "working base"
  | "number ending in 5"
  | "nines"
  | "11 to 19"
  | "osculated divisor"
  | "denominator"
  | "decimals of a root";

/** One number, typed in one field. */
export interface NumberInput {
  readonly kind: "number";
  readonly label: string;
  readonly hint?: string;
  /** Shown before the field, as in a × b. */
  readonly sign?: string;
  readonly isOptional?: true;
  /** What is typed there, for random inputs; decimals of any sign by default. */
  readonly of?: NumberKind;
  /** Labelled with its letter in the formula, and narrow. */
  readonly isLetter?: true;
  /** Starts a new line. */
  readonly opensLine?: true;
}

/** A list of any length: numbers and factors in rows, coefficients on one line. */
export interface ListInput {
  readonly kind: "numbers" | "coefficients" | "factors";
  /** Its name in the page's address. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: true;
  /** Factors ax + b, as two numbers each. */
  readonly isLinear?: true;
  /** Rows without a whole number are left out, and say so. */
  readonly isWholeOnly?: true;
}

/** What a calculator takes under one name; an array is a list of fixed length. */
export type Input = NumberInput | ListInput | readonly Input[];

/** One number. */
export const number = <const More extends Partial<NumberInput> = object>(
  label: string,
  more?: More,
) => ({ kind: "number" as const, label, ...(more as More) });

/** One number that stands for a letter of the formula. */
export const letter = (label: string) => number(label, { isLetter: true });

/** A letter that starts a new line. */
export const letterOnNewLine = (label: string) =>
  number(label, { isLetter: true, opensLine: true });

/** A list of any length. */
export const listOf = <
  const Kind extends ListInput["kind"],
  const More extends Partial<ListInput> = object,
>(
  kind: Kind,
  name: string,
  label: string,
  more?: More,
) => ({ kind, name, label, ...(more as More) });

/** Letters, each under its own name. */
export const letters = <const Names extends readonly string[]>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, letter(name)])) as {
    readonly [Name in Names[number]]: ReturnType<typeof letter>;
  };

/** The two numbers of a product. */
export const FACTORS = {
  a: number("First number"),
  b: number("Second number", { sign: "×" }),
} as const;

/** Numerator and denominator. */
export const FRACTION = {
  p: number("Numerator p", { of: "whole" }),
  q: number("Denominator q", { of: "denominator", sign: "÷" }),
} as const;

/** Dividend and divisor. */
export const DIVISION = {
  dividend: number("Dividend"),
  divisor: number("Divisor", { sign: "÷" }),
} as const;

/** The base of a product or a power; it may be left empty. */
export const POWER_OF_TEN = number("Base", {
  of: "power of ten",
  hint: "A power of ten. Left empty, the closest one is taken.",
  isOptional: true,
});

/**
 * Rows of numbers, for an example.
 *
 * @example
 * rows("1 3; 1 2"); // [["1", "3"], ["1", "2"]]
 */
export const rows = (text: string): string[][] => text.split("; ").map((row) => row.split(" "));

/** The hint for coefficients on one line. */
export const HIGHEST_FIRST = "From the highest power down, zeros too: 1, 0, -6, 4 is x³ − 6x + 4.";

/** ax + by = p, cx + dy = q, each as a list of three. */
export const EQUATIONS = {
  formula: write`ax + by = p, cx + dy = q`,
  inputs: {
    equations: [
      [letter("a"), letter("b"), letter("p")],
      [letterOnNewLine("c"), letter("d"), letter("q")],
    ],
  },
  sense: "equations",
} as const;

/** A number whose root is taken, and how many decimals a root gets that is not exact. */
export const ROOT = {
  n: number("Number"),
  places: number("Decimals of the root", {
    of: "decimals of a root",
    hint: "Left empty, 6 unless the root is exact.",
    isOptional: true,
  }),
} as const;

/** What is typed into fields of one number each, by their names. */
export type Typed<Names extends string, OptionalNames extends string = never> = {
  readonly [Name in Names]: string;
} & { readonly [Name in OptionalNames]?: string };
