import type { DomainError } from "../domain-error.ts";
import type { Period } from "./digits/fraction.ts";
import { GanitaError } from "./ganita-error.ts";
import type { Draw, Hard } from "./input/draws.ts";
import type { Input, ListInput, NumberInput } from "./input/inputs.ts";
import type { Notation } from "./notation.ts";
import type { Value } from "./working/exact-value.ts";
import type { Calculation } from "./working/working.ts";

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
  /** What it takes, as the API's documentation says. */
  readonly description?: string;
  /** Makes the input of a problem for a worksheet; what the calculator refuses is drawn again. */
  readonly draws?: Draws;
}

/** Draws the input of one problem, without what the form fixes; `hard` is 0, 1 or 2. */
export type Draws = (draw: Draw, hard: Hard) => object;

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
  /** What it takes, as the API's documentation says, unless its forms say it. */
  readonly description?: string;
  readonly draws?: Draws;
  /** Works a problem of this mode; takes what is typed. */
  readonly work: (input: never) => AnyCalculation;
} & (Omit<Form, "fixed" | "label"> | { readonly forms: readonly [Form, ...Form[]] });

/** The ways to use a mode, the usual one first. */
export function formsOf(mode: Mode): readonly Form[] {
  if ("forms" in mode) {
    const { description, draws } = mode;
    const usual = { ...(description && { description }), ...(draws && { draws }) };
    return mode.forms.map((form) => ({ ...usual, ...form }));
  }
  const { mode: _, label, examples, work, ...form } = mode;
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

/** All that is known of a calculator but the explanations of its page. */
export interface Definition {
  /** The last part of its address. */
  readonly path: string;
  /** In plain letters, for titles and links. */
  readonly name: string;
  readonly devanagari: string;
  readonly iast: string;
  readonly meaning: string;
  /** What its call does, in one line, and what else the API's documentation says of it. */
  readonly summary: string;
  readonly description: string;
  /** Stands in a group of its own under the grid of the sutras. */
  readonly group?: "further";
  /** The last part of its call's path, if not the same as the page's. */
  readonly call?: string;
  /** Where the call takes its input; the body by default. */
  readonly place?: "query";
  /** Whether answers can have a period, to be read by pages. */
  readonly hasPeriod?: true;
  /** The usual one first. */
  readonly modes: readonly [Mode, ...Mode[]];
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

/** Any calculator's calculation. */
export type AnyCalculation = Calculation<Value, object> & { readonly period?: Period | null };

/** A calculator: its definition, and what it answers. */
export type Calculator<D extends Definition = Definition> = D & {
  /**
   * Works a problem, as text exactly as typed or sent; an input without a mode is of the first.
   *
   * @throws {DomainError} `bad_mode` for a mode that it does not have, and what the mode throws.
   */
  readonly answer: (input: InputOf<D>) => ReturnType<D["modes"][number]["work"]>;
};

/** A calculator from all that is known of it. */
export function calculator<const D extends Definition>(definition: D): Calculator<D> {
  const { modes } = definition;
  const answer = (input: Readonly<Record<string, unknown>>) => {
    const { mode: name = modes[0].mode } = input;
    const mode = modes.find(({ mode }) => mode === name);
    if (!mode)
      throw unknownMode(
        "mode",
        modes.map(({ mode }) => mode!),
      );
    const fixed = fixedOf(formsOf(mode));
    if (fixed && !fixed.values.includes(input[fixed.name] as never)) {
      throw unknownMode(fixed.name, fixed.values);
    }
    return mode.work(input as never);
  };
  return { ...definition, answer: answer as Calculator<D>["answer"] };
}

/** The field that tells the forms of a mode apart; null if there is only one, or a usual one without it. */
export function fixedOf(forms: readonly Form[]) {
  if (forms.some(({ fixed }) => fixed === undefined)) return null;
  const [name] = Object.keys(forms[0]!.fixed!) as [string];
  return { name, values: forms.map(({ fixed }) => fixed![name] as string | number) };
}

const unknownMode = (name: string, known: readonly (string | number)[]): DomainError =>
  new GanitaError("bad_mode", `${name} is one of ${known.join(", ")}.`);
