import type { ReactNode } from "react";
import type { Outcome } from "../api/use-call.ts";
import { FailedPlate } from "./failed-plate.tsx";
import { FocusPlace } from "./focus-place.tsx";
import { LoadingPlate } from "./loading-plate.tsx";
import type { Retry } from "./retry-button.tsx";

/** What to show meanwhile, and with "Try again" when it has failed. */
type Sentences =
  | {
      /** The noun for both sentences: "map" gives "Loading the map...". */
      readonly what: string;
      readonly loading?: string;
      readonly failed?: string | undefined;
    }
  | { readonly what?: never; readonly loading: string; readonly failed: string };

type AwaitedProps<Value> = Sentences & {
  readonly outcome: Outcome<Value>;
  readonly onRetry: Retry;
  readonly children: (value: Value) => ReactNode;
};

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
