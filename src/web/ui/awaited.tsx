import type { ReactNode } from "react";
import type { Outcome } from "../api/use-call.ts";
import { FailedPlate } from "./failed-plate.tsx";
import { FocusPlace } from "./focus-place.tsx";
import { LoadingPlate } from "./loading-plate.tsx";

interface AwaitedProps<Value> {
  readonly outcome: Outcome<Value>;
  /** The name of what is awaited: "the map" is named "map". */
  readonly what: string;
  /** What to show meanwhile, in place of a sentence with the name. */
  readonly loading?: string;
  /** What to show with "Try again" when it has failed, in place of a sentence with the name. */
  readonly failed?: string | undefined;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** Renders an answer or a part of the page, and before that its loading or failed state. */
export function Awaited<Value>({
  outcome,
  what,
  loading = `Loading the ${what}...`,
  failed = `The ${what} could not be loaded.`,
  onRetry,
  children,
}: AwaitedProps<Value>) {
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
