import { useEffect, useState } from "react";
import type { Outcome } from "../api/use-call.ts";

/** A part of the page, as far as it has come. */
export interface Loaded<Part> {
  readonly outcome: Outcome<Part>;
  readonly retry: () => void;
}

/**
 * Fetches a part of the page once it is wanted, and tells how far it has come.
 *
 * @param load Always the same function: a new one fetches again.
 * @param isNear It may soon be wanted, and is on its way; where that fails, nobody is told yet.
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  isNear = false,
): Loaded<Part> {
  const [outcome, setOutcome] = useState<Outcome<Part>>({ state: "idle" });
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
  return {
    outcome: isDue ? { state: "awaited" } : outcome,
    retry: () => setOutcome((now) => (now.state === "failed" ? { state: "idle" } : now)),
  };
}

/**
 * An answer and the part of the page that draws it as one: awaited until both have come, and where
 * either failed, `retry` tries again what did.
 */
export function drawable<Answer extends Outcome<unknown> & Pick<Loaded<unknown>, "retry">>(
  answer: Answer,
  { outcome, retry }: Loaded<unknown>,
) {
  if (answer.state === "failed") {
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
