import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import { EMBED_PATH, EMBED_SIZE, embedHtml } from "#domain/risk/embed-address.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";

/** The HTML that shows the figures of a view in another page, to copy. */
export function EmbedCode({ view }: Pick<ReleaseDescription, "view">) {
  const html = embedHtml(
    { view, metric: null, places: [] },
    { origin: location.origin, ...EMBED_SIZE },
  );
  return (
    <div className="citation">
      <p className="max-w-measure">
        The frame compares up to ten places by one figure: add <code>&amp;place=</code> with an id
        of places.csv for each, and <code>&amp;metric=</code> with a key of metrics.csv. Programs
        ask for the same by oEmbed. <a href={`${EMBED_PATH}?view=${view}`}>See it alone</a>
      </p>
      <pre className="citation-text">{html}</pre>
      <CopyButton text={html} what="the frame">
        Copy
      </CopyButton>
    </div>
  );
}
