import { useState } from "react";
import { EMBED_SIZE, embedHtml, embedQuery } from "#domain/risk/embed-address.ts";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { labelOf } from "../figures/columns.ts";
import type { Metric } from "../figures/metrics.ts";
import type { Place, PlaceList } from "../lists/place.ts";

interface SharePartProps {
  readonly view: ViewName;
  readonly places: readonly Place[];
  readonly metrics: readonly Metric[];
  readonly noteByMetric: PlaceList["noteByMetric"];
}

/** The link of a comparison, and the HTML that shows one of its figures in a page of another site. */
export function SharePart({ view, places, metrics, noteByMetric }: SharePartProps) {
  const [metric, setMetric] = useState("");
  const address = { view, metric: metric || null, places: places.map(({ id }) => id) };
  const link = `${location.origin}/cirus?${embedQuery({ ...address, metric: null })}&compare`;
  const html = embedHtml(address, { origin: location.origin, ...EMBED_SIZE });
  return (
    <details className="share-part no-print">
      <summary>Share it, or show it in an article</summary>
      <CopyButton text={link} what="the link">
        Copy the link
      </CopyButton>
      <Select
        label="Figure in the article"
        value={metric}
        options={[
          ["", "Risk index (plain)"],
          ...metrics.map((one) => [one.key, labelOf(one, noteByMetric)] as const),
        ]}
        onChange={setMetric}
      />
      <pre>{html}</pre>
      <CopyButton text={html} what="the frame">
        Copy the frame
      </CopyButton>
    </details>
  );
}
