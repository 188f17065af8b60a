import { z } from "zod";
import {
  CALCULATOR_AT,
  CALCULATORS,
  type CalculatorAt,
  type CalculatorPath,
  type Definition,
  examplesOf,
  formsOf,
  type InputOf,
  type ListInput,
  type NumberInput,
} from "#domain/ganita/ganita.ts";
import { countParameter } from "./count-parameter.ts";
import type { Endpoint, EndpointKey, SentCall } from "./endpoint.ts";
import {
  addResponse,
  subtractResponse,
  urdhvaResponse,
  workingResponse,
} from "./ganita-answers.ts";
import { queryOf } from "./ganita-call.ts";
import { ADD_ANSWER, CROSSWISE_ANSWER, SUBTRACT_ANSWER } from "./ganita-examples.data.ts";
import { type InputSchema, inputSchema } from "./ganita-inputs.ts";

// The maximum and default number of steps in one answer; long lines make them fewer.
const MAX_STEPS = 500;

/** The maximum number of a period's digits in one answer. */
export const MAX_PERIOD_DIGITS = 10_000;

const coefficients = z
  .string()
  .transform((text) => text.split(",").filter((each) => each.trim() !== ""));

const stepsPage = {
  steps_offset: countParameter("steps_offset", 0)
    .prefault(0)
    .describe("The first step of this page; 0 is the first of all."),
  steps_limit: countParameter("steps_limit", 1, MAX_STEPS)
    .prefault(MAX_STEPS)
    .describe("The maximum number of steps; long lines make them fewer."),
};
const periodPage = {
  period_offset: countParameter("period_offset", 0)
    .prefault(0)
    .describe("The first digit of the period to return."),
  period_limit: countParameter("period_limit", 1, MAX_PERIOD_DIGITS)
    .prefault(MAX_PERIOD_DIGITS)
    .describe("The maximum number of digits of the period."),
};

/** Which part of a long working to answer. */
const stepsQuery = z.strictObject(stepsPage);
export type StepsPage = z.output<typeof stepsQuery>;

/** The same, and which part of a long period to answer. */
const decimalQuery = z.strictObject({ ...stepsPage, ...periodPage });
export type PeriodPage = Omit<z.output<typeof decimalQuery>, keyof StepsPage>;

// If the input is in the query, which fields belong together may depend on the mode: the call
// itself checks that.
function queryFields({ modes }: Definition) {
  const forms = modes.flatMap((each) =>
    formsOf(each).map((form) => ({ mode: each.mode, ...form })),
  );
  const names = new Set(forms.flatMap(({ inputs }) => Object.keys(inputs)));
  const fields = [...names].map((name) => {
    const holders = forms.filter(({ inputs }) => name in inputs);
    const told = holders.map(({ mode, inputs }) => {
      const { label, kind, isOptional } = inputs[name] as NumberInput | ListInput;
      const how = kind === "number" ? "" : ", its coefficients with commas between them";
      return `${mode === undefined ? "" : `With ${mode}: `}${label}${how}${isOptional ? ", if any" : ""}.`;
    });
    const { kind, isOptional } = holders[0]!.inputs[name] as NumberInput | ListInput;
    const isNeeded = holders.length === forms.length && !isOptional;
    const text = kind === "number" ? z.string() : coefficients;
    const field = text.describe([...new Set(told)].join(" "));
    return [name, isNeeded ? field : field.exactOptional()];
  });
  const named = modes.flatMap(({ mode }) => mode ?? []);
  const mode = z
    .string()
    .exactOptional()
    .describe(`${named.join(", ")}; the first if left out.`);
  return Object.fromEntries([...(named.length > 0 ? [["mode", mode]] : []), ...fields]);
}

type NamesIn<I> = I extends unknown ? keyof I & string : never;
type QueryFields<I> = { [Name in NamesIn<I>]: z.ZodExactOptional<z.ZodString> };

const urdhvaExtras = {
  vinculum: z
    .enum(["true", "false"], { error: "vinculum is true or false." })
    .default("false")
    .transform((value) => value === "true")
    .describe("Turns digits over 5 into bar digits first, which keeps the products small."),
  column: countParameter("column", 0)
    .optional()
    .describe("Returns only this column, with all of its products."),
};

const refusals = {
  422: "Not a number, over a limit, an unknown mode, or outside the sutra; suggest names calculators that take it.",
};

const WORKING =
  "The answer holds the result, the working line by line and a check. Long workings come in pages: follow next_offset.";

const commonParts = (path: CalculatorPath) => ({
  summary: CALCULATOR_AT[path].summary,
  description: `${CALCULATOR_AT[path].description} ${WORKING}`,
  examples: sentExamples(CALCULATOR_AT[path]),
  access: "member" as const,
  refusals,
});

// The examples of the calculator's page that have a title, or its first one.
function sentExamples(definition: Definition): SentCall[] {
  const titled = examplesOf(definition).filter(({ title }) => title);
  return titled.map(({ title, input }) => ({
    ...(titled.length > 1 && { title: title! }),
    ...(definition.place === "query" ? { query: queryOf(input) } : { body: input }),
  }));
}

const ONE_COLUMN: SentCall = {
  title: "One column of a product alone",
  query: { a: "98", b: "87", column: 1 },
};

type QueryOf<D> = D extends { readonly hasPeriod: true } ? typeof decimalQuery : typeof stepsQuery;

interface CallInBody<P extends CalculatorPath> extends ReturnType<typeof commonParts> {
  readonly query: QueryOf<CalculatorAt<P>>;
  readonly body: InputSchema<P>;
  readonly response: typeof workingResponse;
}

/** A call with its input in the body. */
function inBody<P extends CalculatorPath>(path: P): CallInBody<P> {
  const definition = CALCULATOR_AT[path];
  return {
    ...commonParts(path),
    query: (definition.hasPeriod ? decimalQuery : stepsQuery) as QueryOf<CalculatorAt<P>>,
    body: inputSchema(definition) as InputSchema<P>,
    response: workingResponse,
  };
}

/** A call with its input in the query. */
function inQuery<P extends CalculatorPath>(path: P) {
  const definition = CALCULATOR_AT[path];
  const page = (definition.hasPeriod ? decimalQuery : stepsQuery) as QueryOf<CalculatorAt<P>>;
  const fields = queryFields(definition) as QueryFields<InputOf<P>>;
  return {
    ...commonParts(path),
    query: page.extend(fields),
    response: workingResponse,
  };
}

type Further = Exclude<
  (typeof CALCULATORS)[number],
  { readonly call: string } | { readonly place: "query" }
>["path"];
type FurtherEndpoints = {
  readonly [P in Further as `POST /ganita/${P}`]: CallInBody<P>;
};

// All calls but those that the specification describes field by field.
const furtherEndpoints = Object.fromEntries(
  CALCULATORS.filter((definition: Definition) => !definition.call && !definition.place).map(
    ({ path }) => [`POST /ganita/${path}`, inBody(path)],
  ),
) as unknown as FurtherEndpoints;

const urdhva = inQuery("urdhva-tiryagbhyam");

export const ganitaEndpoints = {
  "POST /ganita/add": { ...inBody("addition"), response: addResponse, answer: ADD_ANSWER },
  "POST /ganita/subtract": {
    ...inBody("subtraction"),
    response: subtractResponse,
    answer: SUBTRACT_ANSWER,
  },
  "POST /ganita/urdhva-tiryagbhyam": {
    ...urdhva,
    examples: [...urdhva.examples, ONE_COLUMN],
    query: urdhva.query.extend(urdhvaExtras),
    response: z.union([urdhvaResponse, workingResponse]),
    answer: CROSSWISE_ANSWER,
  },
  "POST /ganita/nikhilam-navatashcaramam-dashatah": inQuery("nikhilam-navatashcaramam-dashatah"),
  "POST /ganita/ekadhikena-purvena": inQuery("ekadhikena-purvena"),
  ...furtherEndpoints,
} as const satisfies Record<EndpointKey, Endpoint>;
