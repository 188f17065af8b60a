import { ApiFailure, NetworkFailure } from "../../api/client.ts";
import { LeafRow } from "../frame/leaf-row.tsx";
import { type Retry, RetryButton } from "./retry-button.tsx";

/** Replaces a page that could not be shown. */
export function ErrorRow({ error, retry }: { error: unknown; retry: Retry }) {
  return (
    <LeafRow titledBy="error-title">
      <h1 id="error-title">This leaf cannot be read</h1>
      <p className="measure above-s" role="alert">
        {sentenceFor(error)}
      </p>
      <div className="above">
        <RetryButton retry={retry} />
      </div>
    </LeafRow>
  );
}

function sentenceFor(error: unknown): string {
  if (error instanceof NetworkFailure) return "Failed to connect to the server.";
  if (error instanceof ApiFailure && error.message !== "") return error.message;
  return "Something on this page went wrong. Trying again may help; the rest of the site is not affected.";
}
