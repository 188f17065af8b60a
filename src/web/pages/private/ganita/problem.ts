import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { ApiFailure } from "../../../api/client.ts";
import type { CalculatorForm, FormField } from "./calculator-form-of.ts";
import { coefficientsOf, type Entries, isUnreadable, missingFields, rowsOf } from "./entries.ts";

/** Why a form cannot be calculated, shown at the rows of its fields that are to be mended. */
export interface Problem {
  readonly sentence: string;
  /** Whether a row of a field is to be mended; none is where the form as a whole is refused. */
  readonly isAt: (field: FormField, row: string) => boolean;
  /** Paths of calculators that accept the input this one refuses. */
  readonly suggest: readonly string[];
}

/** What a form still needs; null if it can be sent. */
export function missing(form: CalculatorForm, entries: Entries): Problem | null {
  const empty = missingFields(form, entries);
  const isAt: Problem["isAt"] = (field, row) =>
    empty.includes(field) || isUneven(field, row) || isUnreadable(field, row);
  if (empty.length > 0) {
    return { sentence: sentenceFor(form, empty[0]!.isWholeOnly), isAt, suggest: [] };
  }
  if (!hasRow(form, entries, isUneven)) return null;
  return { sentence: "Write each factor as two numbers, such as 1, 2.", isAt, suggest: [] };
}

const isUneven: Problem["isAt"] = ({ kind }, row) =>
  kind === "factors" && ![0, 2].includes(coefficientsOf(row).length);

const hasRow = ({ fields }: CalculatorForm, entries: Entries, isAt: Problem["isAt"]) =>
  fields.some((field) => rowsOf(field, entries).some((row) => isAt(field, row)));

function sentenceFor({ fields }: CalculatorForm, isWholeOnly: boolean | undefined): string {
  if (isWholeOnly) return "Please enter a whole number in at least one row";
  const needed = fields.filter(({ isOptional }) => !isOptional);
  if (needed.some(({ kind }) => kind !== "number")) return "Please fill this in";
  if (needed.length === 1) return "Please enter a number";
  return needed.length === 2 ? "Please enter both numbers" : "Please enter every number";
}

/** The API's refusal of the input; null if the call failed for another reason. */
export function refusal(error: unknown, form: CalculatorForm, entries: Entries): Problem | null {
  if (!(error instanceof ApiFailure) || error.status < 400 || error.status >= 500) return null;
  // The API speaks of its address and headers, which no visitor has written.
  const isTooLong = error.status === 431;
  const sentence = isTooLong ? "This is too long to send. Use shorter numbers." : error.message;
  const { suggest } = error.body;
  const isAt = hasRow(form, entries, isUnreadable) ? isUnreadable : () => form.fields.length === 1;
  return { sentence, isAt, suggest: Array.isArray(suggest) ? suggest : [] };
}

/** Stands for an answer that cannot be drawn: the API answered, but said nothing usable. */
export const UNREADABLE = new ApiFailure(200, null);

/** The message for a calculation that failed. */
export function calculationFailure(path: CalculatorPath, error: unknown): string {
  if (path === "urdhva-tiryagbhyam") return "Error while calculating!";
  if (!(error instanceof ApiFailure)) return "Failed to connect to the server for calculation.";
  return error.message || "An unknown error occurred during calculation.";
}
