import { memo, useMemo } from "react";
import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import type { Sorting } from "../figures/column-head.tsx";
import { filledMetrics, sortByField } from "../figures/columns.ts";
import { type IndexKind, rankedCount } from "../figures/indices.ts";
import { type ColumnKey, listMetrics } from "../figures/list-columns.ts";
import { ListTable } from "../figures/list-table.tsx";
import { METRICS } from "../figures/metrics.ts";
import { AWAITED, type LoadedList } from "../lists/load-list.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import { GroupRow } from "./group-row.tsx";
import { TotalRow } from "./total-row.tsx";

interface GroupTableProps {
  readonly view: ViewName;
  readonly list: PlaceList;
  /** All places of the view, to count them by group. */
  readonly places: readonly Place[];
  readonly index: IndexKind;
  readonly column: ColumnKey;
  readonly sorting: Sorting;
  readonly expanded: ReadonlySet<string>;
  readonly listByGroup: ReadonlyMap<string, LoadedList>;
  readonly onToggle: (group: string) => void;
}

const NO_IDS: readonly string[] = [];

/** The states or continents; each opens to show its places, which can be chosen for comparison. */
export const GroupTable = memo(function GroupTable(props: GroupTableProps) {
  const { view, list, places, index, column, sorting, expanded, listByGroup, onToggle } = props;
  const { group, groups, noGroups } = VIEW_FACTS[view];
  const idsByGroup = useMemo(() => idsOf(places), [places]);
  const metrics = useMemo(
    () => listMetrics(view, column, filledMetrics(METRICS[view], list.places)),
    [view, column, list.places],
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
      noteByMetric={list.noteByMetric}
      nameLabel={group}
      rankedCount={rankedCount(list.places, index)}
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
            isExpanded={expanded.has(row.name)}
            list={listByGroup.get(row.name) ?? AWAITED}
            onToggle={onToggle}
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
