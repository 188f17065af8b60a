import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import {
  EMBED_PATH,
  EMBED_SIZE,
  embedHtml,
  embedQuery,
  readEmbedAddress,
} from "#domain/risk/embed-address.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";

/** The HTML that shows the figures of a view in another page, to copy. */
export function EmbedCode({ view, id }: Pick<ReleaseDescription, "view" | "id">) {
  const address = { ...readEmbedAddress(new URLSearchParams({ view })), release: id };
  const html = embedHtml(address, { origin: location.origin, ...EMBED_SIZE });
  return (
    <div className="citation">
      <p className="measure">
        The frame compares up to ten places by one figure: add <code>&amp;place=</code> with an id
        of places.csv for each, <code>&amp;metric=</code> with a key of metrics.csv, and{" "}
        <code>&amp;index=grouped</code> or <code>published</code> for another index.{" "}
        <code>&amp;chart=map</code> shows the map instead. It goes on showing this release; without{" "}
        <code>&amp;release=</code> it shows the live one. Programs ask for the same by oEmbed.{" "}
        <a href={`${EMBED_PATH}?${embedQuery(address)}`}>See it alone</a>
      </p>
      <pre className="citation-text">{html}</pre>
      <CopyButton text={html} what="the frame">
        Copy
      </CopyButton>
    </div>
  );
}
