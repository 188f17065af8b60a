import { useRef } from "react";
import { FailedPlate } from "../../../ui/failed-plate.tsx";

interface FailureProps {
  /** The failure; null if there is none. */
  readonly children: string | null;
  readonly onRetry: () => void;
}

/** Shows what failed, and keeps the focus in place while it is tried again. */
export function Failure({ children, onRetry }: FailureProps) {
  const place = useRef<HTMLDivElement>(null);
  function retry() {
    place.current?.focus();
    onRetry();
  }
  return (
    <div ref={place} tabIndex={-1}>
      {children !== null && <FailedPlate onRetry={retry}>{children}</FailedPlate>}
    </div>
  );
}
