import type { ReactNode } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { PlaceList } from "../lists/place.ts";
import type { Sort } from "../lists/ranking.ts";
import { type ColumnKey, INDEX_COLUMN, phoneClass } from "./columns.ts";
import { type IndexKind, indexNote, rankedCount } from "./indices.ts";
import { MetricTip } from "./metric-tip.tsx";
import { rankNote } from "./rank-range.tsx";

/** The column a table is sorted by, and how to choose another. */
export interface Sorting {
  readonly sort: Sort;
  /** Null where the order is fixed. */
  readonly onSort: ((sort: Sort) => void) | null;
}

interface ColumnHeadProps {
  readonly column: string;
  readonly label: string;
  readonly className?: string;
  readonly sorting: Sorting;
  /** Content under the label. */
  readonly children?: ReactNode;
}

interface RankAndIndexHeadsProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly list: PlaceList;
  /** The only column that a phone shows beside the names, where it shows one. */
  readonly column?: ColumnKey;
  readonly sorting: Sorting;
}

/** The headings of the rank and the index of the places of a list, each with a note. */
export function RankAndIndexHeads(props: RankAndIndexHeadsProps) {
  const { view, index, list, column = "", sorting } = props;
  return (
    <>
      <ColumnHead
        column="rank"
        label={`Rank of ${rankedCount(list.places, index)}`}
        className="end rank"
        sorting={sorting}
      >
        <MetricTip label="Rank" note={rankNote(list.range)} />
      </ColumnHead>
      <ColumnHead
        column="index"
        label={"Risk index, 0\u00a0to\u00a010"}
        className={`index-cell ${phoneClass(INDEX_COLUMN, column)}`}
        sorting={sorting}
      >
        <MetricTip label="Risk index" note={indexNote(index, view)} />
      </ColumnHead>
    </>
  );
}

/** A column heading; a button that sorts, if the table can be sorted. */
export function ColumnHead(props: ColumnHeadProps) {
  const { column, label, className, sorting, children } = props;
  const { sort, onSort } = sorting;
  const current = sort.key === column ? sort.direction : undefined;
  return (
    <th scope="col" className={className} aria-sort={current}>
      {onSort === null ? (
        <span className="column-label">{label}</span>
      ) : (
        <button
          type="button"
          className="column-label column-sort"
          onClick={() => onSort({ key: column, direction: nextDirection(column, current) })}
        >
          {label}
        </button>
      )}
      {children}
    </th>
  );
}

// Figures first sort from the highest down, names from A.
function nextDirection(column: string, current: Sort["direction"] | undefined) {
  const first = column === "name" ? "ascending" : "descending";
  const second = column === "name" ? "descending" : "ascending";
  return current === first ? second : first;
}
