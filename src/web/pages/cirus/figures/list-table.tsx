import type { ReactNode } from "react";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import type { Sort } from "../lists/ranking.ts";
import { rankNote } from "./indices.ts";
import { type Column, type ColumnKey, INDEX_COLUMN, type Ranked } from "./ranked.ts";
import { Tip, type TipNote } from "./tip.tsx";

/** The columns of a table of places and how it is sorted. */
export interface ShownColumns {
  /** The places that are ranked together, in the table or not. */
  readonly ranked: Ranked;
  readonly metrics: readonly Column[];
  readonly nameLabel: string;
  /** The only column that a phone shows beside the names; null where headings stand in groups. */
  readonly column: ColumnKey | null;
  readonly sort: Sort;
  /** Null where the order is fixed. */
  readonly onSort: ((sort: Sort) => void) | null;
}

interface ListTableProps {
  readonly caption: string;
  readonly columns: ShownColumns;
  /** The number of all rows, drawn or not. */
  readonly rowCount: number;
  /** Shown if there are no rows. */
  readonly noRows?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list of places in five columns, whose heading stays in sight; a sentence if it is empty. */
export function ListTable(props: ListTableProps) {
  const { caption, columns, rowCount, noRows = "No rows", className = "", children } = props;
  if (rowCount === 0) return <EmptyPlate>{noRows}</EmptyPlate>;
  if (columns.metrics.length === 0) return <EmptyPlate>No schema</EmptyPlate>;
  return (
    <table className={`ruled list-table ${className}`} aria-rowcount={rowCount + 1}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <Heads {...columns} />
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** The headings of a table of places. */
export function Heads(columns: ShownColumns) {
  const { ranked, metrics, nameLabel, column, sort, onSort } = columns;
  const sorting = { sort, onSort };
  return (
    <>
      <Head column="name" label={nameLabel} {...sorting} />
      <Head
        column="rank"
        label={`Rank of ${ranked.count}`}
        className="end rank"
        note={rankNote(ranked.list.range)}
        {...sorting}
      />
      <Head
        column="index"
        label={"Risk index, 0\u00a0to\u00a010"}
        className={`index-cell ${column === INDEX_COLUMN ? "on-phone" : ""}`}
        note={ranked.indexColumn.note}
        {...sorting}
      />
      {metrics.map(({ key, label, heading, note }, at) => (
        <Head
          key={key}
          column={key}
          label={column === null ? label : heading}
          className={columnClass(columns, at)}
          note={note}
          {...sorting}
        />
      ))}
    </>
  );
}

/** The classes of a column of a metric: a phone shows one of them, and a line stands before a group. */
export function columnClass({ metrics, column }: ShownColumns, at: number): string {
  const { key, group } = metrics[at]!;
  const isStart = column === null && group !== metrics[at - 1]?.group;
  return `end ${key === column ? "on-phone" : ""} ${isStart ? "group-start" : ""}`;
}

interface HeadProps extends Pick<ShownColumns, "sort" | "onSort"> {
  readonly column: string;
  readonly label: string;
  readonly className?: string;
  readonly note?: TipNote | undefined;
}

/** A column heading; a button that sorts, if the table can be sorted. */
function Head({ column, label, className, sort, onSort, note }: HeadProps) {
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
      <Tip note={note} />
    </th>
  );
}

// Figures first sort from the highest down, names from A.
function nextDirection(column: string, current: Sort["direction"] | undefined) {
  const [first, second] =
    column === "name"
      ? (["ascending", "descending"] as const)
      : (["descending", "ascending"] as const);
  return current === first ? second : first;
}
