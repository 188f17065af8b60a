import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { ApiFailure } from "../../../api/client.ts";
import type { CalculatorForm } from "./calculator-form-of.ts";
import { coefficientsOf, type Entries, missingFields, rowsOf, unreadableField } from "./entries.ts";

/** Why a form cannot be calculated, shown at one of its fields. */
export interface Problem {
  readonly sentence: string;
  /** The name of the field; null for the form as a whole. */
  readonly at: string | null;
  /** Paths of calculators that accept the input this one refuses. */
  readonly suggest: readonly string[];
}

/** What a form still needs; null if it can be sent. */
export function missing(form: CalculatorForm, entries: Entries): Problem | null {
  const [first] = missingFields(form, entries);
  if (first) {
    return { sentence: sentenceFor(form, first.isWholeOnly), at: first.name, suggest: [] };
  }
  const uneven = form.fields.find(
    (field) =>
      field.kind === "factors" &&
      rowsOf(field, entries).some((row) => ![0, 2].includes(coefficientsOf(row).length)),
  );
  if (!uneven) return null;
  const sentence = "Write each factor as two numbers, such as 1, 2.";
  return { sentence, at: uneven.name, suggest: [] };
}

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
  const [first, ...others] = form.fields;
  const field = unreadableField(form, entries) ?? (others.length === 0 ? first : undefined);
  // The API speaks of its address and headers, which no visitor has written.
  const isTooLong = error.status === 431;
  const sentence = isTooLong ? "This is too long to send. Use shorter numbers." : error.message;
  const { suggest } = error.body;
  return { sentence, at: field?.name ?? null, suggest: Array.isArray(suggest) ? suggest : [] };
}

/** Stands for an answer that cannot be drawn: the API answered, but said nothing usable. */
export const UNREADABLE = new ApiFailure(200, null);

/** The message for a calculation that failed. */
export function calculationFailure(path: CalculatorPath, error: unknown): string {
  if (path === "urdhva-tiryagbhyam") return "Error while calculating!";
  if (!(error instanceof ApiFailure)) return "Failed to connect to the server for calculation.";
  return error.message || "An unknown error occurred during calculation.";
}
