import type { SecondFactor } from "#contract/error.ts";
import { ApiFailure } from "../api/client.ts";
import { failureSentence } from "../api/failure-sentence.ts";

/** A login whose password was right, and what it still asks for. */
export interface Ticket {
  readonly ticket: string;
  readonly factors: readonly SecondFactor[];
  /** What to do now, as the server says it. */
  readonly sentence: string;
}

/** Reads the ticket of a refused login; null if it was refused for something else. */
export function ticketOf(failure: unknown): Ticket | null {
  if (!(failure instanceof ApiFailure) || failure.code !== "second_factor_required") return null;
  const { ticket, factors } = failure.body;
  if (typeof ticket !== "string" || !Array.isArray(factors)) return null;
  return { ticket, factors, sentence: failure.message };
}

/** What to tell somebody whose login has failed. */
export function loginFailure(failure: unknown): string {
  if (failure instanceof ApiFailure) return failure.message || "Invalid credentials";
  // Something answered that is no JSON.
  if ((failure as Error).cause instanceof SyntaxError) return "Invalid credentials";
  return failureSentence(failure, "Network error or server not reachable");
}
