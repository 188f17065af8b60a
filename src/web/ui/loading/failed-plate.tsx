import { Icon } from "../icon.tsx";
import { type Retry, RetryButton } from "./retry-button.tsx";

interface FailedPlateProps {
  /** What failed, in a sentence. */
  readonly children: string;
  /** Null where another try would fail in the same way. */
  readonly retry: Retry | null;
}

/** Says what could not be loaded and offers to try again. */
export function FailedPlate({ children, retry }: FailedPlateProps) {
  return (
    <div className="plate plate-failed" role="alert">
      <Icon name="warning" />
      <b>{children}</b>
      {retry && <RetryButton retry={retry} />}
    </div>
  );
}
