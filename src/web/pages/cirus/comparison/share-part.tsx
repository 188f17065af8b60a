import { useState } from "react";
import { EMBED_SIZE, embedHtml } from "#contract/embed-address.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { plainAddress, searchOf } from "../address.ts";
import { INDICES } from "../figures/indices.ts";
import type { Ranked } from "../figures/ranked.ts";

interface SharePartProps {
  readonly ranked: Ranked;
  /** The ids of the places compared. */
  readonly selected: readonly string[];
}

/** The link of a comparison, and the HTML that shows one of its figures in a page of another site. */
export function SharePart({ ranked, selected }: SharePartProps) {
  const { view, index, list, metrics } = ranked;
  const [metric, setMetric] = useState("");
  const { origin } = location;
  const compared = { ...plainAddress(view), index, selected, isComparing: true };
  const html = embedHtml(
    {
      view,
      metric: metric || null,
      index,
      release: list.release || null,
      isMap: false,
      places: selected,
    },
    { origin, ...EMBED_SIZE },
  );
  return (
    <details
      className="share-part no-print"
      // The end of the dialog: what opens there is out of sight.
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: "nearest" })}
    >
      <summary>Share it, or show it in an article</summary>
      <CopyButton text={`${origin}/cirus${searchOf(compared)}`} what="the link">
        Copy the link
      </CopyButton>
      <Select
        label="Figure in the article"
        value={metric}
        options={[
          ["", `Risk index (${INDICES[index].label.toLowerCase()})`],
          ...metrics.map(({ key, name }) => [key, name] as const),
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
