import "./charts.css";
import { useMemo } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { type Address, CHART_KINDS, type ChartKind } from "../address.ts";
import { aboutFigures, figuresIn } from "../figures/about-figures.ts";
import { filledMetrics, fullLabel, INDEX_COLUMN, PHONE } from "../figures/columns.ts";
import { type Measure, measureOf } from "../figures/measure.ts";
import { metricsOf, wordsOf } from "../figures/scope.ts";
import type { PlaceList } from "../lists/place.ts";
import { useSelectedIds } from "../selection/selection.ts";
import type { Cirus } from "../use-cirus.ts";
import type { Chart, ChartData } from "./chart.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { ranksChart } from "./ranks-chart.tsx";
import { relationOf } from "./relation.ts";
import { scatterChart } from "./scatter-chart.tsx";
import { spreadChart } from "./spread-chart.tsx";

/** Three pictures of the figures. */
export function ChartsSection({ cirus }: { cirus: Cirus }) {
  const { shown, places, groups, change } = cirus;
  const { view, index, chart } = shown;
  const labels: Readonly<Record<ChartKind, string>> = {
    spread: "How one figure is spread",
    scatter: "Two figures against each other",
    ranks: `The ${wordsOf(view, index).groups} in order`,
  };
  return (
    <div className="charts">
      <h2>Pictures</h2>
      <div className="row no-print">
        {CHART_KINDS.map((kind) => (
          <Button
            key={kind}
            aria-pressed={chart === kind}
            onClick={() => change({ chart: chart === kind ? null : kind })}
          >
            {labels[kind]}
          </Button>
        ))}
      </div>
      {chart !== null && places.places.length > 0 && (
        <ChartView kind={chart} shown={shown} places={places} groups={groups} onChange={change} />
      )}
    </div>
  );
}

const DRAW: Readonly<Record<ChartKind, (data: ChartData) => Chart>> = {
  spread: spreadChart,
  scatter: scatterChart,
  ranks: ranksChart,
};

interface ChartViewProps {
  readonly kind: ChartKind;
  readonly shown: Address;
  readonly places: PlaceList;
  readonly groups: PlaceList;
  readonly onChange: (change: Partial<Address>) => void;
}

/** The picture that was asked for, and the choice of what it shows. */
function ChartView({ kind, shown, places, groups, onChange }: ChartViewProps) {
  const { view, index, chartX, chartY } = shown;
  const marked = useSelectedIds();
  const width = useMedia(PHONE) ? 340 : 720;
  const options = useMemo(
    () => [
      [INDEX_COLUMN, "Risk index"] as const,
      ...filledMetrics(metricsOf(view, index), places.places).map(
        (metric) => [metric.key, fullLabel(metric)] as const,
      ),
    ],
    [view, index, places.places],
  );
  const chart = useMemo(() => {
    const words = wordsOf(view, index);
    const [x, y] = [chartX, chartY].map((key) => measureOf(view, key, index, places)) as [
      Measure,
      Measure,
    ];
    const list = kind === "ranks" ? groups : places;
    if (!list.places.some((place) => x.read(place) !== null)) return null;
    const drawn = DRAW[kind]({
      places: places.places,
      groups: groups.places,
      marked,
      x,
      y,
      figureOf: figuresIn(view, index, list),
      relation: relationOf(view, index, x, y),
      placesWord: words.places,
      groupsWord: words.groups,
      width,
    });
    const about = aboutFigures({
      view,
      index,
      list,
      places: list.places,
      placesWord: kind === "ranks" ? words.groups : words.places,
      measures: kind === "scatter" ? [x, y] : [x],
    });
    return { drawn, about };
  }, [kind, view, index, chartX, chartY, places, groups, marked, width]);
  return (
    <>
      <div className="toolbar row row-end no-print above">
        <Select
          label={kind === "scatter" ? "Across" : "Figure"}
          value={chartX}
          options={options}
          onChange={(key) => onChange({ chartX: key })}
        />
        {kind === "scatter" && (
          <Select
            label="Upwards"
            value={chartY}
            options={options}
            onChange={(key) => onChange({ chartY: key })}
          />
        )}
      </div>
      {chart === null ? (
        <EmptyPlate>There are no figures to draw.</EmptyPlate>
      ) : (
        <ChartFigure
          key={view}
          chart={chart.drawn}
          width={width}
          fileName={["cirus", view, kind, chartX, kind === "scatter" && chartY, index]
            .filter(Boolean)
            .join("-")}
          about={chart.about}
          release={places}
        />
      )}
    </>
  );
}
