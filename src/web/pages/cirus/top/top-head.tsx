import type { ViewName } from "#domain/risk/view-name.ts";
import { ColumnHead, RankAndIndexHeads, type Sorting } from "../figures/column-head.tsx";
import { fullLabel } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import { MetricTip } from "../figures/metric-tip.tsx";
import type { Metric } from "../figures/metrics.ts";
import type { PlaceList } from "../lists/place.ts";
import { BY_RANK } from "../lists/ranking.ts";

interface TopHeadProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly metrics: readonly Metric[];
  readonly list: PlaceList;
  readonly nameLabel: string;
}

// The order is fixed: the heading shows it and offers no other.
const IN_ORDER: Sorting = { sort: BY_RANK, onSort: null };

/** The headings of the places most at risk: groups of metrics above, columns below. */
export function TopHead({ view, index, metrics, list, nameLabel }: TopHeadProps) {
  return (
    <thead>
      <tr>
        <td />
        <td />
        <td />
        {columnGroups(metrics).map(({ group, count }) => (
          <th key={group} scope="colgroup" colSpan={count} className="group-start">
            {group}
          </th>
        ))}
      </tr>
      <tr>
        <ColumnHead column="name" label={nameLabel} sorting={IN_ORDER} />
        <RankAndIndexHeads view={view} index={index} list={list} sorting={IN_ORDER} />
        {metrics.map((metric, place) => (
          <ColumnHead
            key={metric.key}
            column={metric.key}
            label={metric.label}
            className={startsGroup(metrics, place) ? "end group-start" : "end"}
            sorting={IN_ORDER}
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

/** The headings above the metrics, each with the number of columns it spans. */
export function columnGroups(metrics: readonly Metric[]) {
  const groups = Map.groupBy(metrics, ({ group }) => group);
  return [...groups].map(([group, { length }]) => ({ group, count: length }));
}

/** Whether a metric is the first of its group, before which a line is drawn. */
export const startsGroup = (metrics: readonly Metric[], at: number) =>
  metrics[at]?.group !== metrics[at - 1]?.group;
