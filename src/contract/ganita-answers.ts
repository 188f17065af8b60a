import { z } from "zod";
import {
  CALCULATOR_PATHS,
  type CalculatorPath,
  FIGURES,
  type FigureName,
  type FoundOf,
  type ModeOf,
  OUTCOMES,
} from "#domain/ganita/ganita.ts";
import type { Notation, NotationPart } from "#domain/ganita/notation.ts";
import { WORKING_ANSWER } from "./ganita-examples.data.ts";
import { type WireName, wireName } from "./wire-name.ts";

const notation: z.ZodType<Notation, Notation> = z.array(z.lazy(() => notationPart)).meta({
  id: "Notation",
  description: "A line of mathematics in parts with a shape of their own, ready to be drawn.",
});

const blank = z
  .union([
    z
      .object({
        value: z.string().describe("As exact text."),
        accepts: z.array(z.string()).describe("Other texts that are right."),
        label: z.string().exactOptional().describe("Tells the blanks of a line apart."),
        how: z.string().exactOptional().describe("How it is worked out, such as multiply and add."),
      })
      .describe("A number that the line finds."),
    z.literal("hidden").describe("A number that would give another away."),
  ])
  .exactOptional()
  .meta({ description: "For exercises: what is left blank." });

const notationPart: z.ZodType<NotationPart, NotationPart> = z.union([
  z.string(),
  z.object({ kind: z.literal("number"), text: z.string(), blank }),
  z.object({ kind: z.literal("bars"), digits: z.array(z.int().min(-9).max(9)), blank }),
  z.object({ kind: z.literal("fraction"), numerator: notation, denominator: notation, blank }),
  z.object({ kind: z.literal("power"), base: notation, exponent: z.int() }),
  z.object({
    kind: z.literal("root"),
    degree: z.literal(3).optional().describe("3 for a cube root; left out for a square root."),
    radicand: notation,
  }),
  z.object({ kind: z.literal("recurring"), before: z.string(), period: z.string() }),
]);

/**
 * A figure of a working: whole numbers up to 2^53 − 1 as numbers, everything else as exact text.
 */
export type Figure =
  | string
  | number
  | boolean
  | null
  | readonly Figure[]
  | { readonly [name: string]: Figure };

const figure: z.ZodType<Figure, Figure> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.int(),
      z.boolean(),
      z.null(),
      z.array(figure),
      z.record(z.string(), figure),
    ]),
  )
  .meta({
    id: "Figure",
    description:
      "A figure of a working: whole numbers as numbers up to 2^53 − 1, everything else exact text.",
  });
// A recursive schema exists once, so its uses wrap it to add descriptions.
const figureThat = (says: string) => z.lazy(() => figure).describe(says);

/** The name of a step's figure as the API writes it. */
export type FigureOnWire = WireName<FigureName>;

/** The figures of a step; one with whole numbers has its exact text beside, as `<name>_text`. */
export type FiguresOnWire = {
  readonly [Name in FigureOnWire | `${FigureOnWire}_text`]?: Figure | undefined;
};

/** A figure with every number as its exact text, under the API's names. */
type AsText<Found> = Found extends bigint | number
  ? string
  : Found extends string | boolean | null | undefined
    ? Found
    : Found extends readonly unknown[]
      ? { readonly [At in keyof Found]: AsText<Found[At]> }
      : { readonly [Name in keyof Found & string as WireName<Name>]: AsText<Found[Name]> };

/** What the lines of a calculator find, by their keys: {@link FoundOf} as the API writes it. */
export type FoundOnWire<P extends CalculatorPath, M extends ModeOf<P> = ModeOf<P>> = AsText<
  FoundOf<P, M>
>;

const figures: z.ZodType<FiguresOnWire, FiguresOnWire> = z
  .object(
    Object.fromEntries(
      Object.entries(FIGURES).map(([name, says]) => [wireName(name), figureThat(says).optional()]),
    ),
  )
  .catchall(figure)
  .describe(
    "The figures this step finds, by name; one with whole numbers has its exact text beside, as <name>_text. All names are in openapi.json.",
  );

const line = { description: z.string(), calculation: z.string(), notation };
const plainLine = z.object(line).meta({ id: "Line", description: "A line without figures." });

const step = z
  .object({
    step: z.int().describe("Its place in the working, from 1."),
    key: z
      .string()
      .describe(
        "The name of the line in its working, for programs; rows of one kind share theirs.",
      ),
    ...line,
    data: figures,
  })
  .meta({ id: "Step", description: "One line of a working." });

const urdhvaStep = z
  .object({
    step_num: z.int(),
    step_type: z.enum(["vertical", "crosswise", "carry"]),
    products: z
      .array(z.string())
      .describe(
        "One text for each pair; a long column has its first and last three. Ask for it by its `column` to get them all.",
      ),
    carry_in: z.int(),
    total: z.int(),
    digit: z.int().min(0).max(9),
    carry_out: z.int(),
    column: z.int(),
    column_name: z.string(),
    pairs: z
      .array(z.tuple([z.int(), z.int()]))
      .describe("Places of the upper and the lower number that are multiplied, units 0."),
    products_total: z
      .int()
      .nullable()
      .describe("How many products there are, if not all are listed."),
    sum: z.int().describe("Of the products alone, before the carry."),
    description: z.string().describe("Which column this is."),
    calculation: z.string().describe("The column's sum, in one line."),
  })
  .meta({ id: "CrosswiseStep", description: "One column of a product worked crosswise." });

const calculatorPath = z.enum(CALCULATOR_PATHS).meta({
  id: "Calculator",
  description: "The name of a calculator, as in the addresses of the site.",
});

// What every calculation returns besides its result and its steps.
const calculation = {
  outcome: z.enum(OUTCOMES).describe("Whether there is one solution, and otherwise what there is."),
  code: z
    .string()
    .nullable()
    .describe(
      "For programs, if there is no single solution: no_solution, identity, dependent, pole.",
    ),
  statement: z
    .object({
      text: z.string().describe("Question and answer in one line."),
      question: notation.describe("The question, with the sign before its answer."),
      answer: notation.describe("Empty if the result is a verdict on the question."),
    })
    .describe("Question and answer, together and apart."),
  check: z
    .object({
      ...line,
      name: z.string().describe("How it is done; its description begins with it."),
      says: z.string().describe("What it shows; empty if the name says all."),
    })
    .describe("The last line of the working; its claim also holds by plain arithmetic."),
  note: z.string().nullable().describe("A remark on the working."),
  suggest: z.array(calculatorPath).describe("Calculators that fit these numbers better."),
  steps_total: z.int().describe("How many steps the whole working has."),
  next_offset: z.int().nullable().describe("The steps_offset of the next page; null on the last."),
};

const number = z.union([z.int(), z.string()]).meta({
  id: "Result",
  description: "A JSON number if it is whole and safe, otherwise exact text.",
});
const text = z.string();
const working = { ...calculation, steps: z.array(step) };
const textWorking = {
  ...calculation,
  steps: z.array(text).describe("The lines as plain text."),
  working: z.array(step).describe("The same lines with their parts and figures."),
};

export const addResponse = z.object({ sum: number, sum_text: text, ...textWorking });
export type AddResponse = z.infer<typeof addResponse>;

export const subtractResponse = z.object({
  difference: number,
  difference_text: text,
  ...textWorking,
});

export const urdhvaResponse = z.object({
  result: number,
  result_text: text,
  ...calculation,
  upper_digits: z
    .array(z.int())
    .describe(
      "The digits drawn above, the highest first, as many as those below; bar digits negative.",
    ),
  lower_digits: z.array(z.int()),
  steps: z.array(urdhvaStep).describe("One column each, from the units on."),
  framing: z.array(plainLine).describe("Puts sign and point back after the last column."),
});
export type UrdhvaResponse = z.infer<typeof urdhvaResponse>;

export const workingResponse = z
  .object({
    result: figureThat(
      "A number, the roots, each as often as it counts, or named parts; null if there is no single solution.",
    ),
    result_text: figureThat("The same shape, every number of it exact text."),
    roots: z
      .array(
        z.object({
          root: number,
          root_text: text,
          times: z.int().min(1).describe("How often it counts: a double root twice."),
        }),
      )
      .optional()
      .describe("For an equation or a polynomial: each different root that is known exactly."),
    ...working,
    period: z
      .object({
        length: z.int(),
        digits: text.describe("The digits from period_offset on."),
        next_offset: z.int().nullable(),
      })
      .optional()
      .describe("For a recurring decimal; absent if nothing recurs."),
  })
  .meta({
    id: "Working",
    description: "The result of a calculation and its working, line by line.",
    examples: [WORKING_ANSWER],
  });
export type WorkingResponse = z.infer<typeof workingResponse>;
