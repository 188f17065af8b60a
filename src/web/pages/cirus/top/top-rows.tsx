import "./top-rows.css";
import { use } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IndexBar } from "../figures/cells.tsx";
import { labelOf } from "../figures/columns.ts";
import { FigureWay, MetricFigure, ShowPlaceContext } from "../figures/figure.tsx";
import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind, rangeText, rankText } from "../figures/indices.ts";
import type { Metric } from "../figures/metrics.ts";
import { shownFigure } from "../figures/shown-figure.ts";
import type { MetricNote, Place } from "../lists/place.ts";
import { VIEW_FACTS } from "../view-words.data.ts";
import type { TopTableProps } from "./top-table.tsx";

/** The places most at risk on a phone: each is a row of two lines, which opens to its figures. */
export function TopRows({ view, index, list, metrics, places }: TopTableProps) {
  return (
    <ul className="top-rows" aria-label={VIEW_FACTS[view].topTitle}>
      {places.map((place) => (
        <li key={place.id}>
          <TopRow place={place} index={index} metrics={metrics} noteByMetric={list.noteByMetric} />
        </li>
      ))}
    </ul>
  );
}

interface TopRowProps {
  readonly index: IndexKind;
  readonly place: Place;
  readonly metrics: readonly Metric[];
  readonly noteByMetric: ReadonlyMap<string, MetricNote>;
}

function TopRow({ place, index, metrics, noteByMetric }: TopRowProps) {
  const showPlace = use(ShowPlaceContext);
  const { id, figures, name, within } = place;
  const value = figures[INDICES[index].index];
  const range = rangeText(figures, index);
  return (
    <details>
      <summary>
        <span className="rank num">{rankText(figures, index)}</span>
        <span>
          <span className="top-name">{name}</span>
          <span className="label">
            {[within, range && `range ${range}`].filter(Boolean).join(" · ")}
          </span>
        </span>
        {value !== undefined && <IndexBar value={value} />}
        <Icon name="chevron" />
      </summary>
      <dl>
        {value !== undefined && (
          <div>
            <dt>{"Risk index, 0\u00a0to\u00a010"}</dt>
            <dd className="num">
              <FigureWay place={place} figure={INDICES[index].index}>
                {fixed(value, 2)}
              </FigureWay>
            </dd>
          </div>
        )}
        {metrics.map((metric) => (
          <div key={metric.key}>
            <dt>{labelOf(metric, noteByMetric)}</dt>
            <dd className="num">
              <MetricFigure
                place={place}
                metric={metric}
                shown={shownFigure(place, metric, index)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="text" aria-haspopup="dialog" onClick={() => showPlace(id)}>
        How these figures are made
      </Button>
    </details>
  );
}
