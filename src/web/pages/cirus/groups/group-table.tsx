import { memo, useMemo } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { ListCells } from "../figures/cells.tsx";
import type { Sorting } from "../figures/column-head.tsx";
import { type ColumnKey, filledMetrics, listMetrics, sortByField } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import { ListTable } from "../figures/list-table.tsx";
import type { Metric } from "../figures/metrics.ts";
import { metricsOf } from "../figures/scope.ts";
import type { Place, PlaceList, RowFigures } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import { AWAITED, type LoadedList } from "../lists/use-lists.ts";
import { VIEW_FACTS } from "../view-words.data.ts";
import { GroupRow } from "./group-row.tsx";

interface GroupTableProps {
  readonly view: ViewName;
  readonly list: PlaceList;
  /** All places of the view, to count them by group. */
  readonly places: readonly Place[];
  readonly index: IndexKind;
  readonly column: ColumnKey;
  readonly sorting: Sorting;
  readonly expanded: readonly string[];
  readonly listByGroup: ReadonlyMap<string, LoadedList>;
  readonly onToggle: (group: string) => void;
  readonly onRetry: (group: string) => void;
}

const NO_IDS: readonly string[] = [];

/** The states or continents; each opens to show its places, which can be chosen for comparison. */
export const GroupTable = memo(function GroupTable(props: GroupTableProps) {
  const { view, list, places, index, column, sorting, expanded, listByGroup } = props;
  const { group, groups, noGroups } = VIEW_FACTS[view];
  const idsByGroup = useMemo(() => idsOf(places), [places]);
  const metrics = useMemo(
    () => listMetrics(view, column, filledMetrics(metricsOf(view, index), list.places)),
    [view, index, column, list.places],
  );
  const rows = useMemo(
    () => sortPlaces(list.places, sortByField(sorting.sort, index)),
    [list.places, sorting.sort, index],
  );
  return (
    <ListTable
      caption={`Select and compare: ${groups}`}
      rowCount={list.places.length}
      noRows={noGroups}
      metrics={metrics}
      view={view}
      list={list}
      nameLabel={group}
      index={index}
      column={column}
      sorting={sorting}
    >
      <tbody>
        {rows.map((row) => (
          <GroupRow
            key={row.id}
            view={view}
            group={row}
            memberIds={idsByGroup.get(row.name) ?? NO_IDS}
            metrics={metrics}
            index={index}
            column={column}
            isExpanded={expanded.includes(row.name)}
            list={listByGroup.get(row.name) ?? AWAITED}
            onToggle={props.onToggle}
            onRetry={props.onRetry}
          />
        ))}
      </tbody>
      <TotalRow
        view={view}
        list={list}
        count={places.length}
        metrics={metrics}
        index={index}
        column={column}
      />
    </ListTable>
  );
});

function idsOf(places: readonly Place[]): ReadonlyMap<string, readonly string[]> {
  const byGroup = Map.groupBy(places, ({ within }) => within);
  return new Map([...byGroup].map(([name, members]) => [name, members.map(({ id }) => id)]));
}

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
  // What is added up of all has modelled parts.
  if (Object.keys(list.total).length === 0 || index === "published") return null;
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
