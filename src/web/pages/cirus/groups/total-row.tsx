import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import type { IndexKind } from "../figures/indices.ts";
import { ListCells } from "../figures/list-cells.tsx";
import type { ColumnKey } from "../figures/list-columns.ts";
import type { Metric } from "../figures/metrics.ts";
import type { PlaceList, RowFigures } from "../lists/place.ts";

interface TotalRowProps {
  readonly view: ViewName;
  readonly list: PlaceList;
  /** The total number of places; 0 until it is known. */
  readonly count: number;
  readonly metrics: readonly Metric[];
  readonly index: IndexKind;
  readonly column: ColumnKey;
}

/** The total of all groups, if the list gives it. */
export function TotalRow({ view, list, count, metrics, index, column }: TotalRowProps) {
  if (Object.keys(list.total).length === 0) return null;
  const { totalLabel, children } = VIEW_FACTS[view];
  const total: RowFigures = { id: "", figures: list.total, statuses: {} };
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {totalLabel}
          <span className="label group-count">
            {count || "All"} {children}, index weighted by people
          </span>
        </th>
        <ListCells place={total} metrics={metrics} index={index} column={column} />
      </tr>
    </tfoot>
  );
}
