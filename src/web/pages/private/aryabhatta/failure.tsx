import { useRef } from "react";
import { FailedPlate } from "../../../ui/failed-plate.tsx";

interface FailureProps {
  /** The failure; null if there is none. */
  readonly children: string | null;
  /** Null where another try would fail in the same way. */
  readonly onRetry: (() => void) | null;
}

/** Shows what failed, and keeps the focus in place while it is tried again. */
export function Failure({ children, onRetry }: FailureProps) {
  const place = useRef<HTMLDivElement>(null);
  const retry =
    onRetry &&
    (() => {
      place.current?.focus();
      onRetry();
    });
  return (
    <div ref={place} tabIndex={-1}>
      {children !== null && <FailedPlate onRetry={retry}>{children}</FailedPlate>}
    </div>
  );
}
