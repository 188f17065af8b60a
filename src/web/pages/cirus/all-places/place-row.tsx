import { memo } from "react";
import type { IndexKind } from "../figures/indices.ts";
import { ListCells } from "../figures/list-cells.tsx";
import type { ColumnKey } from "../figures/list-columns.ts";
import { HEAD_ROWS } from "../figures/list-table.tsx";
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
  readonly column: ColumnKey;
}

/** A place with its checkbox and figures; renders again only when one of these changes. */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { at, place, foundBy, metrics, index, column } = props;
  return (
    <tr data-index={at} aria-rowindex={HEAD_ROWS + at + 1}>
      <th scope="row">
        <span className="place-choice">
          <PlaceBox place={place} />
          <PlaceName place={place} foundBy={foundBy} />
        </span>
      </th>
      <ListCells place={place} metrics={metrics} index={index} column={column} />
    </tr>
  );
});
