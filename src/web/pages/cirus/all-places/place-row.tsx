import { memo } from "react";
import { FigureCells } from "../figures/figure-cells.tsx";
import { HEAD_ROWS } from "../figures/figure-head.tsx";
import type { IndexKind } from "../figures/indices.ts";
import type { Metric } from "../figures/metrics.ts";
import { PlaceName } from "../figures/place-name.tsx";
import type { Place } from "../lists/place.ts";
import { PlaceBox } from "../selection/place-box.tsx";

interface PlaceRowProps {
  /** Its index in the whole table, from 0. */
  readonly at: number;
  readonly place: Place;
  readonly foundBy: string | null | undefined;
  readonly metrics: readonly Metric[];
  readonly index: IndexKind;
}

/** A place with its checkbox and figures; renders again only when one of these changes. */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { at, place, foundBy, metrics, index } = props;
  return (
    <tr data-index={at} aria-rowindex={HEAD_ROWS + at + 1}>
      <th scope="row">
        <span className="place-choice">
          <PlaceBox place={place} />
          <PlaceName place={place} foundBy={foundBy} />
        </span>
      </th>
      <FigureCells place={place} metrics={metrics} index={index} />
    </tr>
  );
});
