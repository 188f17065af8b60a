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
    ...(isDue ? { state: "awaited" } : outcome),
    retry: isHopeless ? "reload" : tryAgain,
  };
}

/**
 * Combines an answer with the part of the page that draws it: awaited until both have come; `retry`
 * repeats whichever failed.
 */
export function drawable<Value>(
  answer: Outcome<Value> & { readonly retry: () => unknown },
  part: Loaded<unknown>,
): Loaded<Value> {
  const { retry } = part;
  if (answer.state === "failed") {
    if (retry === "reload") return { ...answer, retry };
    const retryBoth = () => {
      answer.retry();
      retry();
    };
    return { ...answer, retry: retryBoth };
  }
  return answer.state !== "answered" || part.state === "answered" ? answer : part;
}
