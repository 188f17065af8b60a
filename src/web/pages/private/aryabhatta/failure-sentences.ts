import { ApiFailure } from "../../../api/client.ts";

/** The message for a text that could not be converted. */
export function conversionFailure(failure: unknown, text: string): string {
  if (!(failure instanceof ApiFailure)) {
    return "Failed to connect to the server or an unexpected error occurred during processing.";
  }
  // Direction marks would reverse the text after them.
  const quoted = text.replace(/\p{Bidi_Control}/gu, "");
  return `Error processing "${quoted}": ${failure.message || "An unknown error occurred."}`;
}

/** The message for a calculation that failed. */
export function calculationFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Failed to connect to the server for calculation.";
  return failure.message || "An unknown error occurred during calculation.";
}

/** The message for a number that could not be written in words. */
export function encodingFailure(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return "Failed to connect to the server.";
  return failure.message || "An unknown error occurred.";
}
