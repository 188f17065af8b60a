import { FailedPlate } from "../../../ui/failed-plate.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import type { Retry } from "../../../ui/retry-button.tsx";

interface FailureProps {
  /** The failure; null if there is none. */
  readonly children: string | null;
  /** Null where another try would fail in the same way. */
  readonly onRetry: Retry | null;
}

/** Shows what failed, and keeps the focus in place while it is tried again. */
export const Failure = ({ children, onRetry }: FailureProps) => (
  <FocusPlace>
    {children !== null && <FailedPlate onRetry={onRetry}>{children}</FailedPlate>}
  </FocusPlace>
);
