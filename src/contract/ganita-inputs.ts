import { z } from "zod";
import {
  type CalculatorPath,
  type Definition,
  type Form,
  fixedOf,
  formsOf,
  type Input,
  type InputOf,
  MAX_NUMBERS,
  type Mode,
} from "#domain/ganita/ganita.ts";
import { MAX_COEFFICIENTS, MAX_FACTORS } from "#domain/ganita/read-polynomial.ts";
import { choice, list, numeral, oneOf, tuple } from "./ganita-fields.ts";

/** An input as it may be sent: numbers as text or as whole JSON numbers. */
type Sent<T> = T extends string
  ? string extends T
    ? string | number
    : T
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;

/** The schema of a calculator's input. */
export type InputSchema<P extends CalculatorPath> = z.ZodType<InputOf<P>, Sent<InputOf<P>>>;

/** The schema of what a calculator takes, with its limits. */
export function inputSchema({ modes }: Definition): z.ZodType {
  const [first, ...others] = modes;
  if (others.length === 0) return onlyModeSchema(first);
  return eitherBy(
    "mode",
    modes.map(({ mode }) => mode!),
    modes.map((mode) => modeSchema(mode, mode === first)),
  );
}

// The ways of a calculator's only mode take the same inputs.
function onlyModeSchema(mode: Mode) {
  const forms = formsOf(mode);
  const [form] = forms as readonly [Form];
  const fixed = fixedOf(forms);
  const choices = fixed === null ? {} : { [fixed.name]: oneOf(fixed.name, fixed.values) };
  return formSchema(form, mode.label, choices);
}

function modeSchema(mode: Mode, isFirst: boolean) {
  const forms = formsOf(mode);
  const literal = z.literal(mode.mode!);
  const named = { mode: isFirst ? literal.exactOptional() : literal };
  const fixed = fixedOf(forms);
  if (fixed === null) return formSchema(forms[0]!, mode.label, named);
  const { name, values } = fixed;
  const schemas = forms.map((form, index) =>
    formSchema(form, mode.label, {
      ...named,
      [name]: z.literal(values[index]!),
    }),
  );
  return eitherBy(name, values, schemas);
}

function eitherBy(name: string, values: readonly (string | number)[], schemas: z.ZodType[]) {
  return z.discriminatedUnion(name, schemas as never, choice(name, values));
}

function formSchema(
  { inputs, description }: Form,
  label: string,
  named: Readonly<Record<string, z.ZodType>>,
) {
  const fields = Object.entries(inputs).map(([name, input]) => [name, fieldSchema(input)]);
  return z
    .strictObject({ ...named, ...Object.fromEntries(fields) })
    .describe(description ?? `${label}.`);
}

function fieldSchema(input: Input): z.ZodType {
  if (!("kind" in input)) {
    return tuple(input.map(fieldSchema) as unknown as readonly [z.ZodType, ...z.ZodType[]]);
  }
  const schema = "isLinear" in input ? linearFactors : SCHEMAS[input.kind];
  return input.isOptional ? schema.exactOptional() : schema;
}

const coefficients = list(numeral, MAX_COEFFICIENTS, "coefficients in a polynomial");
const linearFactors = list(tuple([numeral, numeral]), MAX_FACTORS, "factors");
const SCHEMAS: Readonly<Record<Exclude<Input, readonly Input[]>["kind"], z.ZodType>> = {
  number: numeral,
  numbers: list(numeral, MAX_NUMBERS, "numbers at a time"),
  coefficients,
  factors: list(coefficients, MAX_FACTORS, "factors"),
};
