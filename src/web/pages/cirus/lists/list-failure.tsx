import { Button } from "../../../ui/button.tsx";

interface ListFailureProps {
  /** What the list holds, as in "states". */
  readonly what: string;
  /** An alert, unless another one says the same. */
  readonly role?: "alert" | undefined;
  readonly onRetry: () => void;
}

/** Says that a list is empty because it could not be loaded, and offers to try again. */
export function ListFailure({ what, role, onRetry }: ListFailureProps) {
  return (
    <p className="mt-4" role={role}>
      The {what} could not be loaded. <Button onClick={onRetry}>Try again</Button>
    </p>
  );
}
