import { useMemo, useState } from "react";
import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { type Outcome, useCall } from "./use-call.ts";

/** How far a call has come, and the way to make it again. */
export type Answered<Value> = Outcome<Value> & { readonly retry: () => void };

/**
 * Calls for what a request says rather than for the object it is: another text, or the same on
 * another `occasion`, is called anew; null asks nothing.
 */
export function useAnswer<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]> | null,
  occasion = "",
): Answered<ResponseOf<Api[Key]>> {
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ request, occasion, attempt });
  const sameRequest = useMemo<typeof request>(() => JSON.parse(asked).request, [asked]);
  const outcome = useCall(key, sameRequest);
  return { ...outcome, retry: () => setAttempt(attempt + 1) };
}
