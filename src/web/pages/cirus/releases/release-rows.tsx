import type { ReleaseDescription } from "#contract/cirus-releases.ts";
import { OWN_LICENCE } from "#domain/risk/sources.data.ts";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { SourceTable } from "../method/source-table.tsx";
import { CitationBlock } from "./citation-block.tsx";
import { releaseDataset } from "./dataset.ts";
import { EmbedCode } from "./embed-code.tsx";
import { FileTable } from "./file-table.tsx";
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
          datapackage.json describes the columns of the CSV files (Frictionless). The SHA-256 tells
          whether a file arrived as it was.
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
          {terms.sources.length > 0 && " These are the terms of each as found."}
        </p>
        {terms.sources.length > 0 && <SourceTable caption="Sources" sources={terms.sources} />}
      </LeafRow>
    </>
  );
}
