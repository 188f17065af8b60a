import { memo, useMemo } from "react";
import type { Sorting } from "../figures/column-head.tsx";
import { filledMetrics, sortByField } from "../figures/columns.ts";
import { FigureHead } from "../figures/figure-head.tsx";
import type { IndexKind } from "../figures/indices.ts";
import { METRICS } from "../figures/metrics.ts";
import { TableFrame } from "../figures/table-frame.tsx";
import { AWAITED, type LoadedList } from "../lists/load-list.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import { VIEW_FACTS, type View } from "../view.ts";
import { GroupRow } from "./group-row.tsx";
import { TotalRow } from "./total-row.tsx";

interface GroupTableProps {
  readonly view: View;
  readonly list: PlaceList;
  /** All places of the view, to count them by group. */
  readonly places: readonly Place[];
  readonly index: IndexKind;
  readonly sorting: Sorting;
  readonly expanded: ReadonlySet<string>;
  readonly listByGroup: ReadonlyMap<string, LoadedList>;
  readonly onToggle: (group: string) => void;
}

const NO_IDS: readonly string[] = [];

/** The states or continents; each opens to show its places, which can be chosen for comparison. */
export const GroupTable = memo(function GroupTable(props: GroupTableProps) {
  const { view, list, places, index, sorting, expanded, listByGroup, onToggle } = props;
  const { group, groups, noGroups, childrenLabel } = VIEW_FACTS[view];
  const idsByGroup = useMemo(() => idsOf(places), [places]);
  const metrics = useMemo(() => filledMetrics(METRICS[view], list.places), [view, list.places]);
  const rows = useMemo(() => {
    const counted = list.places.map((row) => counting(row, idsByGroup.get(row.name) ?? NO_IDS));
    return sortPlaces(counted, sortByField(sorting.sort, index));
  }, [list.places, idsByGroup, sorting.sort, index]);
  const caption = `Select and compare: ${groups}`;
  return (
    <TableFrame
      label={caption}
      rowCount={list.places.length}
      columnCount={metrics.length}
      noRows={noGroups}
    >
      <table className="ruled figures figures-counted">
        <caption className="unseen">{caption}</caption>
        <FigureHead
          metrics={metrics}
          noteByMetric={list.noteByMetric}
          nameLabel={group}
          countLabel={childrenLabel}
          rankedCount={list.ranked}
          index={index}
          sorting={sorting}
        />
        <tbody>
          {rows.map((row) => (
            <GroupRow
              key={row.id}
              view={view}
              group={row}
              memberIds={idsByGroup.get(row.name) ?? NO_IDS}
              metrics={metrics}
              index={index}
              isExpanded={expanded.has(row.name)}
              list={listByGroup.get(row.name) ?? AWAITED}
              onToggle={onToggle}
            />
          ))}
        </tbody>
        <TotalRow view={view} list={list} count={places.length} metrics={metrics} index={index} />
      </table>
    </TableFrame>
  );
});

function idsOf(places: readonly Place[]): ReadonlyMap<string, readonly string[]> {
  const byGroup = Map.groupBy(places, ({ within }) => within);
  return new Map([...byGroup].map(([name, members]) => [name, members.map(({ id }) => id)]));
}

// The table can also be sorted by the number of places.
const counting = (group: Place, ids: readonly string[]): Place => ({
  ...group,
  figures: { ...group.figures, count: ids.length },
});
