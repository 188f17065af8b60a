import { memo } from "react";
import { filledMetrics } from "./figures/columns.ts";
import { FigureCells } from "./figures/figure-cells.tsx";
import { FigureHead } from "./figures/figure-head.tsx";
import { METRICS } from "./figures/metrics.ts";
import { PlaceName } from "./figures/place-name.tsx";
import { TableFrame } from "./figures/table-frame.tsx";
import type { PlaceList } from "./lists/place.ts";
import { BY_RANK, topPlaces } from "./lists/ranking.ts";
import { VIEW_FACTS, type View } from "./view.ts";

// The order is fixed: the heading shows it and offers no other.
const IN_ORDER = { sort: BY_RANK, onSort: null };

/** The places most at risk, by the plain index. */
export const TopTable = memo(function TopTable({ view, list }: { view: View; list: PlaceList }) {
  const { topTitle, topCount, placeLabel } = VIEW_FACTS[view];
  const { places, noteByMetric } = list;
  const metrics = filledMetrics(METRICS[view], places);
  return (
    <TableFrame label={topTitle} rowCount={places.length} columnCount={metrics.length}>
      <table className="ruled figures">
        <caption className="unseen">{topTitle}</caption>
        <FigureHead
          metrics={metrics}
          noteByMetric={noteByMetric}
          nameLabel={placeLabel}
          rankedCount={list.ranked}
          index="plain"
          sorting={IN_ORDER}
        />
        <tbody>
          {topPlaces(places, topCount).map((place) => (
            <tr key={place.id}>
              <th scope="row">
                <PlaceName place={place} />
              </th>
              <FigureCells place={place} metrics={metrics} index="plain" />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
});
