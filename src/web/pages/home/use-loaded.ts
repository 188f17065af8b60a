import { useEffect, useState } from "react";
import type { Outcome } from "../../api/use-call.ts";

/**
 * Fetches a part of the page once it is wanted, and tells how far it has come.
 *
 * @param load Always the same function: a new one fetches again.
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): { readonly outcome: Outcome<Part>; readonly retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome<Part>>({ state: "idle" });
  const isDue = isWanted && outcome.state === "idle";
  useEffect(() => {
    if (!isDue) return;
    load().then(
      (value) => setOutcome({ state: "answered", value }),
      (error: unknown) => setOutcome({ state: "failed", error }),
    );
  }, [isDue, load]);
  return { outcome, retry: () => setOutcome({ state: "idle" }) };
}
