import { useMemo, useState } from "react";
import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { type Outcome, useCall } from "./use-call.ts";

/** The state of a call, and a function that repeats it. */
export type Answered<Value> = Outcome<Value> & { readonly retry: () => void };

/**
 * Calls by the content of the request, not by its object: a new text, or the same text on another
 * `questionId`, makes a new call; null makes none.
 *
 * @example
 * const answer = useAnswer("GET /aryabhatta/get_mappings", {}); // answer.retry() calls again
 */
export function useAnswer<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]> | null,
  questionId = "",
): Answered<ResponseOf<Api[Key]>> {
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ request, questionId, attempt });
  const sameRequest = useMemo<typeof request>(() => JSON.parse(asked).request, [asked]);
  const outcome = useCall(key, sameRequest);
  return { ...outcome, retry: () => setAttempt((before) => before + 1) };
}
