import { useState } from "react";
import { EMBED_SIZE, embedHtml } from "#domain/risk/embed-address.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { plainAddress, searchOf } from "../address.ts";
import { labelOf } from "../figures/columns.ts";
import { INDICES, type IndexKind } from "../figures/indices.ts";
import type { Metric } from "../figures/metrics.ts";
import type { Place, PlaceList } from "../lists/place.ts";

interface SharePartProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  /** The id of the release, which the frame goes on showing. */
  readonly release: string;
  readonly places: readonly Place[];
  readonly metrics: readonly Metric[];
  readonly noteByMetric: PlaceList["noteByMetric"];
}

/** The link of a comparison, and the HTML that shows one of its figures in a page of another site. */
export function SharePart({ view, index, release, places, metrics, noteByMetric }: SharePartProps) {
  const [metric, setMetric] = useState("");
  const { origin } = location;
  const selected = places.map(({ id }) => id);
  const compared = { ...plainAddress(view), index, selected, isComparing: true };
  const link = `${origin}/cirus${searchOf(compared)}`;
  const embedded = {
    view,
    metric: metric || null,
    index,
    release: release || null,
    isMap: false,
    places: selected,
  };
  const html = embedHtml(embedded, { origin, ...EMBED_SIZE });
  return (
    <details
      className="share-part no-print"
      // The end of the dialog: what opens there is out of sight.
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: "nearest" })}
    >
      <summary>Share it, or show it in an article</summary>
      <CopyButton text={link} what="the link">
        Copy the link
      </CopyButton>
      <Select
        label="Figure in the article"
        value={metric}
        options={[
          ["", `Risk index (${INDICES[index].label.toLowerCase()})`],
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
