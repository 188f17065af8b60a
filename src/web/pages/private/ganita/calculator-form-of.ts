import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import type { InputOf } from "#domain/ganita/calculators.ts";
import type { Notation } from "#domain/ganita/notation.ts";

/** One text field, or several of a kind. */
export interface FormField {
  /** The path of its value in the input: `a`, or `equations.1.0`. */
  readonly at: string;
  /** Its name in the page's address. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What is typed: a number, or coefficients on one line; `numbers` and `factors` have rows. */
  readonly shape: "number" | "coefficients" | "numbers" | "factors";
  /** Shown before the field, as in a × b. */
  readonly sign?: string;
  readonly isOptional?: boolean;
  /** Labelled with its letter in the formula, and narrow. */
  readonly isLetter?: boolean;
  /** Starts a new line. */
  readonly opensLine?: boolean;
  /** Rows without a whole number are left out, and say so. */
  readonly isWholeOnly?: boolean;
}

/** The fields of one way to use a calculator. */
export interface CalculatorForm {
  /** What tells this way from the others; a calculator's first way may need nothing. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  /** Tells it from the other ways of the same mode. */
  readonly label?: string;
  /** The formula that contains the letters. */
  readonly formula?: Notation;
  readonly fields: readonly FormField[];
  /** Numbers are carried over, field by field, between forms in which they mean the same. */
  readonly sense?: Sense;
}

/** How the numbers of a form relate to each other. */
export type Sense =
  | "product"
  | "square"
  | "cube"
  | "fraction"
  | "sum"
  | "equations"
  | "brackets"
  | "polynomial"
  | "factorisation";

type Shape<Value> = Value extends readonly string[]
  ? "coefficients" | "numbers"
  : Value extends readonly (readonly string[])[]
    ? "factors"
    : never;

// A field for each text of an input; a list of any length is one field.
type Placed<Value, At extends string> = string extends Value
  ? { readonly at: At; readonly shape: "number" }
  : Value extends readonly unknown[]
    ? number extends Value["length"]
      ? { readonly at: At; readonly shape: Shape<Value> }
      : {
          [Index in keyof Value & `${number}`]: Placed<Value[Index], `${At}.${Index}`>;
        }[keyof Value & `${number}`]
    : never;

type PlacedIn<Input> = Input extends unknown
  ? {
      [Name in keyof Input & string]-?: Placed<NonNullable<Input[Name]>, Name>;
    }[keyof Input & string]
  : never;

type Fixed<Input> = Input extends unknown ? Partial<Input> : never;

/** A form whose fields match the calculator's own input. */
export interface FormOf<P extends CalculatorPath> extends CalculatorForm {
  readonly fixed: CalculatorForm["fixed"] & Fixed<InputOf<P>>;
  readonly fields: readonly (FormField & PlacedIn<InputOf<P>>)[];
}
