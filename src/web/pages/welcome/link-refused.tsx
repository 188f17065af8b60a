import { ApiFailure } from "../../api/client.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { RetryButton } from "../../ui/loading/retry-button.tsx";

/** Says why a link cannot be used, and where to go from here. */
export function LinkRefused({ error, retry }: { error: unknown; retry: () => void }) {
  const sentence = error instanceof ApiFailure ? error.message : "";
  return (
    <LeafRow titledBy="refused-title">
      <div className="welcome">
        <h1 id="refused-title">This link does not work</h1>
        <p className="mt-3 mb-5 max-w-measure" role="alert">
          {sentence || "The server cannot be reached. The link is still good: try again."}
        </p>
        <div className="flex flex-wrap gap-3">
          {sentence === "" && <RetryButton retry={retry} />}
          <ButtonLink href="/login">Log in</ButtonLink>
        </div>
      </div>
    </LeafRow>
  );
}
