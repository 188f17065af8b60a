import type { MetricNote } from "../lists/place.ts";
import { ColumnHead, type Sorting } from "./column-head.tsx";
import { columnGroups, fullLabel } from "./columns.ts";
import { type IndexKind, indexNote } from "./indices.ts";
import { MetricTip } from "./metric-tip.tsx";
import type { Metric } from "./metrics.ts";

export interface FigureHeadProps {
  readonly metrics: readonly Metric[];
  readonly noteByMetric: ReadonlyMap<string, MetricNote>;
  readonly nameLabel: string;
  /** The heading of the column that counts a group's places. */
  readonly countLabel?: string;
  /** The number of places that are ranked. */
  readonly rankedCount: number;
  readonly index: IndexKind;
  readonly sorting: Sorting;
}

/** The number of heading rows in a table of figures. */
export const HEAD_ROWS = 2;

/** The headings of a table of figures: groups of metrics above, columns below. */
export function FigureHead(props: FigureHeadProps) {
  const { metrics, noteByMetric, nameLabel, countLabel, rankedCount, index, sorting } = props;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td />
        {countLabel && <td />}
        <td />
        <td />
        {columnGroups(metrics).map(({ group, count }) => (
          <th key={group} scope="colgroup" colSpan={count} className="group-start">
            {group}
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2}>
        <ColumnHead column="name" label={nameLabel} sorting={sorting} />
        {countLabel && (
          <ColumnHead column="count" label={countLabel} className="end" sorting={sorting} />
        )}
        <ColumnHead
          column="rank"
          label={`Rank of ${rankedCount}`}
          className="end"
          sorting={sorting}
        />
        <ColumnHead column="index" label={"Risk index, 0\u00a0to\u00a010"} sorting={sorting}>
          <MetricTip label="Risk index" note={indexNote(index)} />
        </ColumnHead>
        {metrics.map((metric, place) => (
          <ColumnHead
            key={metric.key}
            column={metric.key}
            label={metric.label}
            fullLabel={fullLabel(metric)}
            className={metric.group === metrics[place - 1]?.group ? "end" : "end group-start"}
            sorting={sorting}
          >
            <MetricTip label={fullLabel(metric)} note={noteByMetric.get(metric.key)} />
          </ColumnHead>
        ))}
      </tr>
    </thead>
  );
}
