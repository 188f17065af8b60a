import { Button } from "./button.tsx";

/** Loads the document again, where another try would fail in the same way. */
export const reloadPage = () => location.reload();

/** Offers to try again what has failed. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Button onClick={onRetry}>
      {onRetry === reloadPage ? "Load the page again" : "Try again"}
    </Button>
  );
}
