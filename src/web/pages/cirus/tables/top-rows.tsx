import "./top-rows.css";
import { use } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IndexBar } from "../figures/cells.tsx";
import { FigureWay, MetricFigure } from "../figures/figure.tsx";
import { rangeText, rankText } from "../figures/indices.ts";
import type { Ranked } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";
import { ActionsContext } from "../selection.tsx";
import type { TopProps } from "./top-places.tsx";

/** The places most at risk on a phone: each is a row of two lines, which opens to its figures. */
export function TopRows({ ranked, places }: TopProps) {
  return (
    <ul className="top-rows" aria-label={ranked.words.topTitle}>
      {places.map((place) => (
        <li key={place.id}>
          <TopRow place={place} ranked={ranked} />
        </li>
      ))}
    </ul>
  );
}

function TopRow({ place, ranked }: { place: Place; ranked: Ranked }) {
  const { showPlace } = use(ActionsContext);
  const { index, indexColumn, metrics } = ranked;
  const { id, figures, name, within } = place;
  const { value, text } = indexColumn.figureOf(place);
  const range = rangeText(figures, index);
  return (
    <details>
      <summary>
        <span className="rank num">{rankText(figures, index)}</span>
        <span>
          <span className="top-name">{name}</span>
          <span className="label block">
            {[within, range && `range ${range}`].filter(Boolean).join(" · ")}
          </span>
        </span>
        {value !== null && <IndexBar value={value} />}
        <Icon name="chevron" />
      </summary>
      <dl>
        {value !== null && (
          <div>
            <dt>{"Risk index, 0\u00a0to\u00a010"}</dt>
            <dd className="num">
              <FigureWay place={place} figure={indexColumn.field}>
                {text}
              </FigureWay>
            </dd>
          </div>
        )}
        {metrics.map((metric) => (
          <div key={metric.key}>
            <dt>{metric.name}</dt>
            <dd className="num">
              <MetricFigure place={place} metric={metric} />
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
