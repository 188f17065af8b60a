import { useMemo, useState } from "react";
import type { Api } from "#contract/api.ts";
import type { RequestOf } from "#contract/endpoint.ts";
import { useCall } from "../../../api/use-call.ts";

/**
 * Calls for what a request says rather than for the object it is: another text, or the same on
 * another `occasion`, is called anew. Gives what came of it, and the way to try again.
 */
export function useAnswer<Key extends keyof Api>(
  key: Key,
  request: RequestOf<Api[Key]> | null,
  occasion = "",
) {
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ request, occasion, attempt });
  const sameRequest = useMemo<typeof request>(() => JSON.parse(asked).request, [asked]);
  const outcome = useCall(key, sameRequest);
  return { ...outcome, retry: () => setAttempt(attempt + 1) };
}
