import type { ReactNode } from "react";
import type { Sort } from "../lists/ranking.ts";

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
