import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { ApiFailure } from "../../../../api/client.ts";
import {
  coefficientsOf,
  type Entries,
  isUnreadable,
  missingFields,
  rowsOf,
  textsIn,
} from "./entries.ts";
import type { CalculatorForm, FormField } from "./forms.ts";

/** Why a form cannot be calculated, said at the rows of its fields that are to be mended. */
export interface Problem {
  /** Each of what is wrong, once. */
  readonly sentences: readonly string[];
  /** What is wrong with a row of a field; null in all where the form as a whole is refused. */
  readonly faultOf: (field: FormField, row: string) => string | null;
  /** Paths of calculators that accept the input this one refuses. */
  readonly suggest: readonly string[];
}

/** What a form still needs; null if it can be sent. */
export function missing(form: CalculatorForm, entries: Entries): Problem | null {
  const empty = missingFields(form, entries);
  const faultOf: Problem["faultOf"] = (field, row) => {
    if (empty.includes(field) && !isUnreadable(field, row)) return sentenceFor(form, field);
    if (isUneven(field, row)) return "Write each factor as two numbers, such as 1, 2.";
    return isUnreadable(field, row) ? "Write numbers in digits, such as 42 or -3." : null;
  };
  if (empty.length === 0 && !hasRow(form, entries, isRefusedHere)) return null;
  const faults = form.fields.flatMap((field) =>
    rowsOf(field, entries).flatMap((row) => faultOf(field, row) ?? []),
  );
  return { sentences: [...new Set(faults)], faultOf, suggest: [] };
}

// A sum leaves out words; anything else that it cannot read is refused before it is sent.
const isRefusedHere: IsAt = (field, row) =>
  isUneven(field, row) || (field.isWholeOnly === true && isUnreadable(field, row));

type IsAt = (field: FormField, row: string) => boolean;

const isUneven: IsAt = ({ kind }, row) =>
  kind === "factors" && ![0, 2].includes(coefficientsOf(row).length);

const hasRow = ({ fields }: CalculatorForm, entries: Entries, isAt: IsAt) =>
  fields.some((field) => rowsOf(field, entries).some((row) => isAt(field, row)));

function sentenceFor({ fields }: CalculatorForm, { isWholeOnly }: FormField): string {
  if (isWholeOnly) return "Please enter a whole number in at least one row";
  const needed = fields.filter(({ isOptional }) => !isOptional);
  if (needed.some(({ kind }) => kind !== "number")) return "Please fill this in";
  if (needed.length === 1) return "Please enter a number";
  return needed.length === 2 ? "Please enter both numbers" : "Please enter every number";
}

/** The API's refusal of the input; null if the call failed for another reason. */
export function refusal(error: unknown, form: CalculatorForm, entries: Entries): Problem | null {
  if (!(error instanceof ApiFailure) || error.status < 400 || error.status >= 500) return null;
  // A proxy on the way gives no sentence, and what came too often can be sent again as it is.
  if (error.message === "" || error.status === 429) return null;
  // The API speaks of its address and headers, which no visitor has written.
  const isTooLong = error.status === 431;
  const sentence = isTooLong ? "This is too long to send. Use shorter numbers." : error.message;
  const { suggest, entry, code } = error.body;
  // Another number may be 0 too, before the divisor.
  const isDivisorRefused = `${code}`.startsWith("zero_");
  const isNamed: IsAt = (field, row) =>
    textsIn(field, row).includes(`${entry}`) && (!isDivisorRefused || field === form.fields.at(-1));
  const isRefused: IsAt = (field, row) => isUnreadable(field, row) || isNamed(field, row);
  const isAt = hasRow(form, entries, isRefused) ? isRefused : () => form.fields.length === 1;
  return {
    sentences: [sentence],
    faultOf: (field, row) => (isAt(field, row) ? sentence : null),
    suggest: Array.isArray(suggest) ? suggest : [],
  };
}

/** Stands for an answer that cannot be drawn: the API answered, but said nothing usable. */
export const UNREADABLE = new ApiFailure(200, null);

/** The message for a calculation that failed. */
export function calculationFailure(path: CalculatorPath, error: unknown): string {
  if (path === "urdhva-tiryagbhyam") return "Error while calculating!";
  if (!(error instanceof ApiFailure)) return "Failed to connect to the server for calculation.";
  return error.message || "An unknown error occurred during calculation.";
}
