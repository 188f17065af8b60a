import { FocusPlace } from "../../../ui/focus-place.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import type { Retry } from "../../../ui/loading/retry-button.tsx";

interface FailureProps {
  /** The failure; null if there is none. */
  readonly children: string | null;
  /** Null where another try would fail in the same way. */
  readonly retry: Retry | null;
}

/** Shows what failed, and keeps the focus in place while it is tried again. */
export const Failure = ({ children, retry }: FailureProps) => (
  <FocusPlace>
    {children !== null && <FailedPlate retry={retry}>{children}</FailedPlate>}
  </FocusPlace>
);
