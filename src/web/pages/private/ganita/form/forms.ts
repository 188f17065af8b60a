import {
  CALCULATOR_AT,
  type CalculatorPath,
  type Form,
  formsOf as formsIn,
  type Input,
  type ListInput,
  type NumberInput,
} from "#domain/ganita/ganita.ts";

/** One text field, or several of a kind. */
export type FormField = Extra<NumberInput> &
  Extra<ListInput> & {
    readonly kind: NumberInput["kind"] | ListInput["kind"];
    readonly label: string;
    /** The path of its value in the input: `a`, or `equations.1.0`. */
    readonly at: string;
    /** Its name in the page's address. */
    readonly name: string;
  };

type Extra<I> = Partial<Omit<I, "kind" | "label" | "name">>;

/** The fields of one way to use a calculator. */
export interface CalculatorForm extends Pick<Form, "label" | "formula" | "sense" | "draws"> {
  /** The mode it belongs to; undefined if there is only one. */
  readonly mode: string | undefined;
  /** What tells this way from the others; a calculator's first way may need nothing. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  readonly fields: readonly FormField[];
}

const made = new Map<CalculatorPath, readonly CalculatorForm[]>();

/** The forms of a calculator, the usual one first. */
export function formsOf(path: CalculatorPath): readonly CalculatorForm[] {
  const known = made.get(path);
  if (known) return known;
  const { modes } = CALCULATOR_AT[path];
  const forms = modes.flatMap((each) =>
    formsIn(each).map(({ inputs, fixed, description, ...form }) => ({
      ...form,
      mode: each.mode,
      fixed: { ...(each.mode !== modes[0]!.mode && { mode: each.mode! }), ...fixed },
      fields: Object.entries(inputs).flatMap(([name, input]) => fieldsOf(name, input)),
    })),
  );
  made.set(path, forms);
  return forms;
}

function fieldsOf(at: string, input: Input): FormField[] {
  if (!("kind" in input)) return input.flatMap((entry, index) => fieldsOf(`${at}.${index}`, entry));
  // In a list of fixed length, a number goes by its letter.
  const name = "name" in input ? input.name : at.includes(".") ? input.label : at;
  return [{ ...input, at, name }];
}
