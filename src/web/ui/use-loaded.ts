import { useEffect, useState } from "react";
import type { Answered } from "../api/use-answer.ts";
import type { Outcome } from "../api/use-call.ts";
import type { Retry } from "./retry-button.tsx";

/** A lazily loaded part of the page, in its current state. */
export interface Loaded<Part> {
  readonly outcome: Outcome<Part>;
  /** "reload" once a second try has failed too, unless the browser is offline. */
  readonly retry: Retry;
}

/**
 * Loads a part of the page once it is wanted, and returns its state.
 *
 * @param load Must not change: a loaded part is not loaded again by another function.
 * @param isNear It may be wanted soon: load it now, and report no failure yet.
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  isNear = false,
): Loaded<Part> {
  const [outcome, setOutcome] = useState<Outcome<Part>>({ state: "idle" });
  const [isSecondTry, setIsSecondTry] = useState(false);
  const isDue = isWanted && outcome.state === "idle";
  useEffect(() => {
    if (isNear) load().catch(() => {});
  }, [isNear, load]);
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
    outcome: isDue ? { state: "awaited" } : outcome,
    retry: isHopeless ? "reload" : tryAgain,
  };
}

/** An answer together with the part of the page that draws it. */
export type Drawable<Value> = Outcome<Value> & { readonly retry: Retry };

/**
 * Combines an answer with the part of the page that draws it: awaited until both have come; `retry`
 * repeats whichever failed.
 */
export function drawable<Value>(
  answer: Answered<Value>,
  { outcome, retry }: Loaded<unknown>,
): Drawable<Value> {
  if (answer.state === "failed") {
    if (retry === "reload") return { ...answer, retry };
    const retryBoth = () => {
      answer.retry();
      retry();
    };
    return { ...answer, retry: retryBoth };
  }
  return answer.state !== "answered" || outcome.state === "answered"
    ? answer
    : { ...outcome, retry };
}
