import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface FailedPlateProps {
  /** What failed, in a sentence. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** Says what could not be loaded and offers to try again. */
export function FailedPlate({ children, onRetry }: FailedPlateProps) {
  return (
    <div className="plate plate-failed" role="alert">
      <Icon name="warning" />
      <b>{children}</b>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
