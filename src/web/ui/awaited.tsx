import type { ReactNode } from "react";
import type { Outcome } from "../api/use-call.ts";
import { FailedPlate } from "./failed-plate.tsx";
import { FocusPlace } from "./focus-place.tsx";
import { LoadingPlate } from "./loading-plate.tsx";

interface AwaitedProps<Value> {
  readonly outcome: Outcome<Value>;
  /** What to show while the call is under way. */
  readonly loading: string;
  /** The sentence to show, with "Try again", when the call has failed. */
  readonly failed: string;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** Renders the answer of a call, and before that its loading or failed state. */
export function Awaited<Value>(props: AwaitedProps<Value>) {
  const { outcome, loading, failed, onRetry, children } = props;
  return (
    <FocusPlace>
      {outcome.state === "answered" ? (
        children(outcome.value)
      ) : outcome.state === "failed" ? (
        <FailedPlate onRetry={onRetry}>{failed}</FailedPlate>
      ) : (
        <LoadingPlate>{loading}</LoadingPlate>
      )}
    </FocusPlace>
  );
}
