import { Button } from "../controls/button.tsx";

/** Tries again; "reload" loads the page again, where another try would fail in the same way. */
export type Retry = (() => void) | "reload";

/** Offers to try again what has failed. */
export const RetryButton = ({ retry }: { readonly retry: Retry }) =>
  retry === "reload" ? (
    <Button onClick={() => location.reload()}>Load the page again</Button>
  ) : (
    <Button onClick={retry}>Try again</Button>
  );
