import { ApiFailure } from "../../../api/client.ts";

/** What to tell a visitor whose text could not be converted. */
export function conversionFailure(failure: unknown, text: string): string {
  if (!(failure instanceof ApiFailure)) {
    return "Failed to connect to the server or an unexpected error occurred during processing.";
  }
  // Marks of direction would turn round what stands after them.
  const quoted = text.replace(/\p{Bidi_Control}/gu, "");
  return `Error processing "${quoted}": ${failure.message || "An unknown error occurred."}`;
}

/** What to tell a visitor whose numbers could not be calculated with. */
export function calculationFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Failed to connect to the server for calculation.";
  return failure.message || "An unknown error occurred during calculation.";
}

/** What to tell a visitor for whose number no words came. */
export function encodingFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Failed to connect to the server.";
  return failure.message || "An unknown error occurred.";
}
