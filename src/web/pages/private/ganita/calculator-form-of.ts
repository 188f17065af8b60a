import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import type { InputOf } from "#domain/ganita/calculators.ts";
import type { Notation } from "#domain/ganita/notation.ts";

/** One line to write on, or several of a kind. */
export interface FormField {
  /** Where its value stands in the input: `a`, or `equations.1.0`. */
  readonly at: string;
  /** In the page's address. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What is written there: a number, or coefficients in one line; `numbers` and `factors` have rows. */
  readonly shape: "number" | "coefficients" | "numbers" | "factors";
  /** Stands before the field, as in a × b. */
  readonly sign?: string;
  readonly isOptional?: boolean;
  /** Labelled with the letter that stands for it in the formula: narrow. */
  readonly isLetter?: boolean;
  /** The first of a new line. */
  readonly opensLine?: boolean;
  /** Rows that hold no whole number are left out, and say so. */
  readonly isWholeOnly?: boolean;
}

/** What is asked for by one way of using a calculator. */
export interface CalculatorForm {
  /** What tells this way from the others; the first way of a calculator may need nothing. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  /** Tells it from the other ways of the same mode. */
  readonly label?: string;
  /** What the letters stand in. */
  readonly formula?: Notation;
  readonly fields: readonly FormField[];
  /** Numbers are carried over between forms that mean the same by them, field by field. */
  readonly sense?: Sense;
}

/** What the numbers of a form are to each other. */
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

/** A form whose fields are those of the calculator's own input. */
export interface FormOf<P extends CalculatorPath> extends CalculatorForm {
  readonly fixed: CalculatorForm["fixed"] & Fixed<InputOf<P>>;
  readonly fields: readonly (FormField & PlacedIn<InputOf<P>>)[];
}
