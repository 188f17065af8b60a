import { useEffect, useState } from "react";
import type { Outcome } from "../../api/use-answer.ts";
import type { Retry } from "./retry-button.tsx";

/** The state of what is loaded for the page, a part of it or an answer, and how to try again. */
export type Loaded<Value> = Outcome<Value> & { readonly retry: Retry };

/**
 * Loads a part of the page once it is wanted. `retry` is "reload" once a second try has failed too,
 * unless the browser is offline.
 *
 * @param load Must not change: a loaded part is not loaded again by another function.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Loaded<Part> {
  const [outcome, setOutcome] = useState<Outcome<Part>>({ state: "idle" });
  const [isSecondTry, setIsSecondTry] = useState(false);
  const isDue = isWanted && outcome.state === "idle";
  useEffect(() => {
    if (!isDue) return;
    load().then(
      (value) => setOutcome({ state: "answered", value }),
      (error: unknown) => setOutcome({ state: "failed", error }),
    );
  }, [isDue, load]);
  const tryAgain = () => {
    if (outcome.state !== "failed") return;
    setIsSecondTry(true);
    setOutcome({ state: "idle" });
  };
  // A document cannot load a part if a newer build has replaced the file; and in Firefox no file that
  // failed once. Without a line, loading it again would lose it.
  const isHopeless = isSecondTry && outcome.state === "failed" && navigator.onLine;
  return {
    ...(isDue ? { state: "awaited" } : outcome),
    retry: isHopeless ? "reload" : tryAgain,
  };
}
