import type { ViewName } from "#domain/risk/view-name.ts";
import { IndexCell, RankCell } from "../figures/cells.tsx";
import { MetricFigure } from "../figures/figure.tsx";
import type { IndexKind } from "../figures/indices.ts";
import type { Metric } from "../figures/metrics.ts";
import { PlaceName } from "../figures/place-name.tsx";
import { shownFigure } from "../figures/shown-figure.ts";
import { TableFrame } from "../figures/table-frame.tsx";
import type { Place, PlaceList } from "../lists/place.ts";
import { useInStep } from "../map/pointed.ts";
import { VIEW_FACTS } from "../view-words.data.ts";
import { startsGroup, TopHead } from "./top-head.tsx";

export interface TopTableProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly list: PlaceList;
  readonly metrics: readonly Metric[];
  /** The places most at risk, the highest rank first. */
  readonly places: readonly Place[];
}

/** The places most at risk with all their figures, as a wide table. */
export function TopTable({ view, index, list, metrics, places }: TopTableProps) {
  const { topTitle, placeLabel } = VIEW_FACTS[view];
  return (
    <TableFrame label={topTitle}>
      <table className="ruled figures">
        <caption className="unseen">{topTitle}</caption>
        <TopHead view={view} metrics={metrics} list={list} index={index} nameLabel={placeLabel} />
        <tbody>
          {places.map((place) => (
            <TopRow key={place.id} place={place} index={index} metrics={metrics} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface TopRowProps extends Pick<TopTableProps, "index" | "metrics"> {
  readonly place: Place;
}

function TopRow({ place, index, metrics }: TopRowProps) {
  return (
    <tr {...useInStep(place.id)}>
      <th scope="row">
        <PlaceName place={place} />
      </th>
      <RankCell place={place} index={index} />
      <IndexCell place={place} index={index} />
      {metrics.map((metric, at) => (
        <td
          key={metric.key}
          className={`figure end ${startsGroup(metrics, at) ? "group-start" : ""}`}
        >
          <MetricFigure place={place} metric={metric} shown={shownFigure(place, metric, index)} />
        </td>
      ))}
    </tr>
  );
}
