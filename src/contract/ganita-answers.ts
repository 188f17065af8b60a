import { z } from "zod";
import { CALCULATOR_PATHS } from "#domain/ganita/calculator-path.ts";
import type { Notation, NotationPart } from "#domain/ganita/notation.ts";
import type { Outcome } from "#domain/ganita/working.ts";

/** A line of mathematics in parts with a shape of their own, ready to be drawn. */
const notation: z.ZodType<Notation, Notation> = z
  .lazy(() => z.array(notationPart))
  .meta({ id: "Notation" });

const notationPart: z.ZodType<NotationPart, NotationPart> = z.union([
  z.string(),
  z.object({ kind: z.literal("number"), text: z.string() }),
  z.object({ kind: z.literal("bars"), digits: z.array(z.int().min(-9).max(9)) }),
  z.object({ kind: z.literal("fraction"), numerator: notation, denominator: notation }),
  z.object({ kind: z.literal("power"), base: notation, exponent: z.int() }),
  z.object({ kind: z.literal("root"), radicand: notation }),
  z.object({ kind: z.literal("recurring"), before: z.string(), period: z.string() }),
]);

/** A figure of a working: whole numbers as numbers up to 2^53 − 1, everything else exact text. */
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
  .meta({ id: "Figure" });

const OUTCOMES = [
  "solved",
  "none",
  "all",
  "infinite",
  "pole",
  "completed",
  "reduced",
] as const satisfies readonly Outcome[];

const line = { description: z.string(), calculation: z.string(), notation };

/** One line of a working. */
const step = z.object({
  /** From 1. */
  step: z.int(),
  ...line,
  /** The figures this step finds, by name; one with whole numbers has its exact text beside. */
  data: z.record(z.string(), figure),
});

/** One column of a product worked crosswise. */
const urdhvaStep = z.object({
  step_num: z.int(),
  step_type: z.enum(["vertical", "crosswise", "carry"]),
  /** One text a pair; of a long column the first and the last five. */
  products: z.array(z.string()),
  carry_in: z.int(),
  total: z.int(),
  digit: z.int().min(0).max(9),
  carry_out: z.int(),
  column: z.int(),
  column_name: z.string(),
  /** Places of the upper and the lower number that are multiplied, units 0. */
  pairs: z.array(z.tuple([z.int(), z.int()])),
  /** How many products there are, where not all are listed. */
  products_total: z.int().nullable(),
  /** Of the products alone, before the carry. */
  sum: z.int(),
  description: z.string(),
});

// What is told of every calculation beside its result and its steps.
const surroundings = {
  outcome: z.enum(OUTCOMES),
  /** For programs, where there is no single solution: no_solution, identity, dependent, pole. */
  code: z.string().nullable(),
  /** Question and answer in one line. */
  statement: z.object({ text: z.string(), notation }),
  /** The last line of the working; its claim also holds by plain arithmetic. */
  check: z.object(line),
  /** Something worth knowing beside the working. */
  note: z.string().nullable(),
  /** Calculators that fit these numbers better. */
  suggest: z.array(z.enum(CALCULATOR_PATHS)),
  steps_total: z.int(),
  /** The steps_offset of the next page; null on the last. */
  next_offset: z.int().nullable(),
};

const number = z.union([z.int(), z.string()]);
const text = z.string();
const working = { ...surroundings, steps: z.array(step) };
const textWorking = {
  ...surroundings,
  /** The lines as plain text. */
  steps: z.array(text),
  /** The same lines with their parts and figures. */
  working: z.array(step),
};

export const addResponse = z.object({ sum: number, sum_text: text, ...textWorking });
export type AddResponse = z.infer<typeof addResponse>;

export const subtractResponse = z.object({
  difference: number,
  difference_text: text,
  ...textWorking,
});
export type SubtractResponse = z.infer<typeof subtractResponse>;

export const urdhvaResponse = z.object({
  result: number,
  result_text: text,
  ...surroundings,
  /** The digits drawn above, the highest first, as many as those below; bar digits negative. */
  upper_digits: z.array(z.int()),
  lower_digits: z.array(z.int()),
  /** One column each, from the units on. */
  steps: z.array(urdhvaStep),
  /** Puts sign and point back after the last column. */
  framing: z.array(z.object(line)),
});
export type UrdhvaResponse = z.infer<typeof urdhvaResponse>;

export const workingResponse = z.object({
  /** A number, the roots, or named parts; null where there is no single solution. */
  result: figure,
  /** The same shape, every number of it exact text. */
  result_text: figure,
  ...working,
  /** Of a decimal that repeats for ever; absent where nothing repeats. */
  period: z
    .object({
      length: z.int(),
      /** The digits from period_offset on. */
      digits: text,
      next_offset: z.int().nullable(),
    })
    .optional(),
});
export type WorkingResponse = z.infer<typeof workingResponse>;
