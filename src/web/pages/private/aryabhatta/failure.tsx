import { useRef } from "react";
import { FailedPlate } from "../../../ui/failed-plate.tsx";

interface FailureProps {
  /** What failed; null while nothing has. */
  readonly children: string | null;
  readonly onRetry: () => void;
}

/** Says what failed, and keeps the focus in its place when it is tried again. */
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
