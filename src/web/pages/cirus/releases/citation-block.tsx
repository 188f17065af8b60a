import { useState } from "react";
import type { Citation, ReleaseDescription } from "#contract/cirus-releases.ts";
import { citationOf } from "#domain/risk/citation.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { isoDay, releasePage } from "./dataset.ts";

const FORMS = [
  { value: "text", label: "Text" },
  { value: "bibtex", label: "BibTeX" },
  { value: "csl", label: "CSL-JSON" },
] as const;
type Form = (typeof FORMS)[number]["value"];

/** The citation of a release in the form the reader chooses, to copy. */
export function CitationBlock({ release }: { release: ReleaseDescription }) {
  const [form, setForm] = useState<Form>("text");
  const citation = addressed(release);
  const text = form === "csl" ? JSON.stringify([citation.csl], null, 2) : citation[form];
  return (
    <div className="citation">
      <Segmented legend="Form of the citation" options={FORMS} value={form} onChange={setForm} />
      <pre className="citation-text">{text}</pre>
      <CopyButton text={text} what="the citation">
        Copy
      </CopyButton>
    </div>
  );
}

// A site that was not told its own address leaves it out; the browser knows it.
function addressed({ id, title, released, citation }: ReleaseDescription): Citation {
  if (citation.csl.URL !== undefined) return citation;
  const address = releasePage(id, location.origin);
  return citationOf({ id, title, releasedOn: isoDay(released), address });
}
