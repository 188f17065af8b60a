import type { Notation } from "./working/notation.ts";

/** One number, typed in one field. */
export interface NumberInput {
  readonly kind: "number";
  readonly label: string;
  readonly hint?: string;
  /** Shown before the field, as in a × b. */
  readonly sign?: string;
  readonly isOptional?: true;
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

/** How the numbers of a form relate: they are carried over between forms that agree in it. */
type Sense =
  | "product"
  | "square"
  | "cube"
  | "fraction"
  | "root"
  | "sum"
  | "equations"
  | "brackets"
  | "polynomial"
  | "polynomials"
  | "factorisation";

/** One way to use a mode: what it takes. */
export interface Form {
  /** What tells it from the other ways of the mode. */
  readonly fixed?: Readonly<Record<string, string | number | boolean>>;
  /** Its name, where there are several. */
  readonly label?: string;
  /** The formula that contains the letters. */
  readonly formula?: Notation;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly sense?: Sense;
}

/** An input worth trying. */
interface Example {
  readonly label: string;
  /** What it shows; only examples with a title stand in the API's documentation. */
  readonly title?: string;
  /** Without the mode it stands under. */
  readonly input: object;
}

/** One thing a calculator does: in one way, or in several, whose inputs are the same in an only mode. */
export type Mode = {
  /** Absent if the calculator has only this one. */
  readonly mode?: string;
  readonly label: string;
  readonly examples: readonly Example[];
} & (Omit<Form, "fixed" | "label"> | { readonly forms: readonly [Form, ...Form[]] });

/** The ways to use a mode, the usual one first. */
export function formsOf(mode: Mode): readonly Form[] {
  if ("forms" in mode) return mode.forms;
  const { mode: _, label, examples, ...form } = mode;
  return [form];
}

/** All examples of a calculator, with their mode; an input of its first mode needs no name of it. */
export const examplesOf = ({ modes }: Definition) =>
  modes.flatMap(({ mode, examples }) =>
    examples.map((example) => ({
      ...example,
      mode,
      input: mode === modes[0]!.mode ? example.input : { mode, ...example.input },
    })),
  );

/** All that is known of a calculator but how it calculates and the texts of its page and its call. */
export interface Definition {
  /** The last part of its address. */
  readonly path: string;
  /** In plain letters, for titles and links. */
  readonly name: string;
  readonly devanagari: string;
  readonly iast: string;
  readonly meaning: string;
  /** The title of its card, if not its name; calculators may share one. */
  readonly card?: string;
  /** Stands in a group of its own under the grid of the sutras. */
  readonly group?: "further";
  /** The last part of its call's path, if not the same as the page's. */
  readonly call?: string;
  /** Where the call takes its input; the body by default. */
  readonly place?: "query";
  /** Whether answers can have a period, to be read by pages. */
  readonly hasPeriod?: true;
  /** The usual one first. */
  readonly modes: readonly Mode[];
}

type ValueOf<I> = I extends NumberInput
  ? string
  : I extends { readonly isLinear: true }
    ? readonly (readonly [string, string])[]
    : I extends { readonly kind: "factors" }
      ? readonly (readonly string[])[]
      : I extends ListInput
        ? readonly string[]
        : { readonly [At in keyof I]: ValueOf<I[At]> };

type Optional = { readonly isOptional: true };
/** What is typed into inputs, by their names. */
export type ValuesOf<Inputs> = {
  readonly [Name in keyof Inputs as Inputs[Name] extends Optional ? never : Name]: ValueOf<
    Inputs[Name]
  >;
} & {
  readonly [Name in keyof Inputs as Inputs[Name] extends Optional ? Name : never]?: ValueOf<
    Inputs[Name]
  >;
};

type Flat<T> = { [K in keyof T]: T[K] };
type FormInput<F, M> = F extends { readonly inputs: infer I }
  ? Flat<M & (F extends { readonly fixed: infer X } ? X : unknown) & ValuesOf<I>>
  : never;

type FirstMode<D extends Definition> = D["modes"][0]["mode"];
type ModeField<D extends Definition, M> = M extends { readonly mode: infer Name }
  ? Name extends FirstMode<D>
    ? { readonly mode?: Name }
    : { readonly mode: Name }
  : unknown;
type FormOf<M> = M extends { readonly forms: readonly (infer F)[] } ? F : M;
type InputInMode<D extends Definition, M> = M extends object
  ? FormInput<FormOf<M>, ModeField<D, M>>
  : never;

/** What a calculator takes, as text, exactly as typed or sent. */
export type InputOf<D extends Definition> = InputInMode<D, D["modes"][number]>;

/** What a calculator takes in one of its modes, without the mode's name. */
export type InputIn<D extends Definition, Name extends string> = FormInput<
  FormOf<Extract<D["modes"][number], { readonly mode: Name }>>,
  unknown
>;
