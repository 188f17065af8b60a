import type { ReactNode } from "react";
import { FocusPlace } from "../focus-place.tsx";
import { FailedPlate } from "./failed-plate.tsx";
import { LoadingPlate } from "./loading-plate.tsx";
import type { Loaded } from "./use-loaded.ts";

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
  readonly outcome: Loaded<Value>;
  readonly children: (value: Value) => ReactNode;
};

/** Renders an answer or a part of the page, and before that its loading or failed state. */
export function Awaited<Value>({
  outcome,
  what,
  loading = `Loading the ${what}...`,
  failed = `The ${what} could not be loaded.`,
  children,
}: AwaitedProps<Value>) {
  return (
    <FocusPlace>
      {outcome.state === "answered" ? (
        children(outcome.value)
      ) : outcome.state === "failed" ? (
        <FailedPlate retry={outcome.retry}>{failed}</FailedPlate>
      ) : (
        <LoadingPlate isBusy={outcome.state === "awaited" && outcome.isBusy}>
          {loading}
        </LoadingPlate>
      )}
    </FocusPlace>
  );
}
