import { useMemo } from "react";
import { TableDownloads } from "../export/table-downloads.tsx";
import { Cells } from "../figures/cells.tsx";
import { ListTable, type ShownColumns } from "../figures/list-table.tsx";
import { sortPlaces } from "../lists/ranking.ts";
import type { Cirus } from "../use-cirus.ts";
import { GroupRow } from "./group-row.tsx";

interface GroupTableProps {
  readonly cirus: Cirus;
  readonly columns: ShownColumns;
}

const NO_IDS: readonly string[] = [];

/** The states or continents; each opens to show its places, which can be chosen for comparison. */
export function GroupTable({ cirus, columns }: GroupTableProps) {
  const { places, children, expanded, toggleGroup } = cirus;
  const { ranked, sort } = columns;
  const { words, index } = ranked;
  const groups = ranked.list.places;
  const idsByGroup = useMemo(() => {
    const byGroup = Map.groupBy(places.places, ({ within }) => within);
    return new Map([...byGroup].map(([name, members]) => [name, members.map(({ id }) => id)]));
  }, [places]);
  const rows = useMemo(() => sortPlaces(groups, sort, index), [groups, sort, index]);
  return (
    <>
      <ListTable
        caption={`Select and compare: ${words.groups}`}
        columns={columns}
        rowCount={groups.length}
        noRows={words.noGroups}
      >
        <tbody>
          {rows.map((row) => (
            <GroupRow
              key={row.id}
              group={row}
              memberIds={idsByGroup.get(row.name) ?? NO_IDS}
              columns={columns}
              isExpanded={expanded.includes(row.name)}
              list={children.get(row.name)}
              onToggle={toggleGroup}
            />
          ))}
        </tbody>
        <TotalRow columns={columns} count={places.places.length} />
      </ListTable>
      <TableDownloads ranked={ranked} words={[words.groupWord, words.groups]} places={groups} />
    </>
  );
}

interface TotalRowProps {
  readonly columns: ShownColumns;
  /** The total number of places; 0 until it is known. */
  readonly count: number;
}

/** The total of all groups, if the list gives it. */
export function TotalRow({ columns, count }: TotalRowProps) {
  const { words, index, list } = columns.ranked;
  // What is added up of all has modelled parts.
  if (Object.keys(list.total).length === 0 || index === "published") return null;
  const total = { id: "", figures: list.total, statuses: {}, years: {}, sources: {} };
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {words.totalLabel}
          <span className="label block group-count">
            {count || "All"} {words.places}, index weighted by people
          </span>
        </th>
        <Cells place={total} columns={columns} />
      </tr>
    </tfoot>
  );
}
