import type { ReleaseDescription, ReleaseFile } from "#contract/cirus-releases.ts";
import {
  EMBED_PATH,
  EMBED_SIZE,
  embedHtml,
  embedQuery,
  readEmbedAddress,
} from "#contract/embed-address.ts";
import { OWN_LICENCE } from "#domain/risk/sources.data.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { SourceTable } from "../method/source-table.tsx";
import { CitationBlock } from "./citation-block.tsx";
import { releaseDataset } from "./dataset.ts";
import { ReleaseChanges } from "./release-changes.tsx";

/** One release: its citation, files, changes and terms. */
export function ReleaseRows({ release }: { release: ReleaseDescription }) {
  const { id, title, last_updated, released, count, terms } = release;
  return (
    <>
      <LeafRow
        number={2}
        title="Cite"
        note={`As of ${last_updated}, released here on ${released}.`}
      >
        <h3>{title}</h3>
        <p className="label num">
          {id}, {count} places
        </p>
        <CitationBlock release={release} />
        {/* Data for search engines; nothing runs it. */}
        <script type="application/ld+json">
          {JSON.stringify(releaseDataset(release, location.origin)).replaceAll("<", "\\u003c")}
        </script>
      </LeafRow>
      <LeafRow number={3} title="Files" note="Their bytes never change.">
        <FileTable files={release.files} />
        <p className="note above">
          datapackage.json describes the columns of the CSV files (Frictionless). The SHA-256 shows
          whether a file has arrived unchanged.
        </p>
      </LeafRow>
      <LeafRow number={4} title="Changes" note="Against the release before it.">
        <ReleaseChanges release={release} />
      </LeafRow>
      <LeafRow number={5} title="Embed" note="This release, in a page of your own.">
        <EmbedCode view={release.view} id={id} />
      </LeafRow>
      <LeafRow number={6} title="Terms" note="No licence covers the whole.">
        <p className="measure">{terms.text}</p>
        <p className="above-s below measure">
          {terms.licence !== null && `${OWN_LICENCE.covers} `}
          Several sources state no licence, so none can be given for their figures.
          {terms.sources.length > 0 && " The terms of each are listed as found."}
        </p>
        {terms.sources.length > 0 && <SourceTable caption="Sources" sources={terms.sources} />}
      </LeafRow>
    </>
  );
}

/** The files of a release with their sizes and checksums. */
function FileTable({ files }: { files: readonly ReleaseFile[] }) {
  return (
    <section className="frame" aria-label="Table of files">
      <table className="ruled file-table folded tall-links">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" className="end">
              Size
            </th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, title, url, bytes, sha256 }) => (
            <tr key={name}>
              <th scope="row">
                <a href={url}>{name}</a>
                <span className="note block">{title}</span>
              </th>
              <td className="end num">{Math.ceil(bytes / 1000).toLocaleString("en")} kB</td>
              <td>
                <code className="checksum">{sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The HTML that shows the figures of a view in another page, to copy. */
function EmbedCode({ view, id }: Pick<ReleaseDescription, "view" | "id">) {
  const address = { ...readEmbedAddress(new URLSearchParams({ view })), release: id };
  const html = embedHtml(address, { origin: location.origin, ...EMBED_SIZE });
  return (
    <div className="citation">
      <p className="measure">
        The frame compares up to ten places by one figure: add <code>&amp;place=</code> with an id
        of places.csv for each, <code>&amp;metric=</code> with a key of metrics.csv, and{" "}
        <code>&amp;index=grouped</code> or <code>published</code> for another index.{" "}
        <code>&amp;chart=map</code> shows the map instead. It keeps showing this release; without{" "}
        <code>&amp;release=</code> it shows the current one. Programs can ask for the same by
        oEmbed. <a href={`${EMBED_PATH}?${embedQuery(address)}`}>See it alone</a>
      </p>
      <pre className="citation-text">{html}</pre>
      <CopyButton text={html} what="the frame">
        Copy
      </CopyButton>
    </div>
  );
}
