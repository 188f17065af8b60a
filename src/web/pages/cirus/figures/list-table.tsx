import type { ReactNode } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import type { PlaceList } from "../lists/place.ts";
import { ColumnHead, RankAndIndexHeads, type Sorting } from "./column-head.tsx";
import { type ColumnKey, fullLabel, phoneClass } from "./columns.ts";
import type { IndexKind } from "./indices.ts";
import { MetricTip } from "./metric-tip.tsx";
import type { Metric } from "./metrics.ts";

/** The number of heading rows in a list. */
export const HEAD_ROWS = 1;

/** The columns of a list of places and how it is sorted. */
export interface ListColumns {
  /** The two metrics shown. */
  readonly metrics: readonly Metric[];
  readonly view: ViewName;
  /** All places that are ranked, in the table or not. */
  readonly list: PlaceList;
  readonly nameLabel: string;
  readonly index: IndexKind;
  /** The only column that a phone shows beside the names. */
  readonly column: ColumnKey;
  readonly sorting: Sorting;
}

interface ListTableProps extends ListColumns {
  readonly caption: string;
  /** The number of all rows, drawn or not. */
  readonly rowCount: number;
  /** Shown if there are no rows. */
  readonly noRows?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list of places in five columns, whose heading stays in sight; a sentence if it is empty. */
export function ListTable(props: ListTableProps) {
  const { caption, rowCount, noRows = "No rows", className = "", children, ...columns } = props;
  if (rowCount === 0) return <EmptyPlate>{noRows}</EmptyPlate>;
  if (columns.metrics.length === 0) return <EmptyPlate>No schema</EmptyPlate>;
  return (
    <table className={`ruled list-table ${className}`} aria-rowcount={rowCount + HEAD_ROWS}>
      <caption className="unseen">{caption}</caption>
      <ListHead {...columns} />
      {children}
    </table>
  );
}

function ListHead(props: ListColumns) {
  const { metrics, view, list, nameLabel, index, column, sorting } = props;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <ColumnHead column="name" label={nameLabel} sorting={sorting} />
        <RankAndIndexHeads
          view={view}
          index={index}
          list={list}
          column={column}
          sorting={sorting}
        />
        {metrics.map((metric) => (
          <ColumnHead
            key={metric.key}
            column={metric.key}
            label={fullLabel(metric)}
            className={`end ${phoneClass(metric.key, column)}`}
            sorting={sorting}
          >
            <MetricTip
              label={fullLabel(metric)}
              note={list.noteByMetric.get(metric.key)}
              metric={metric.key}
            />
          </ColumnHead>
        ))}
      </tr>
    </thead>
  );
}
