import "./charts.css";
import { use, useMemo } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { CHART_KINDS, type ChartKind } from "../address.ts";
import { aboutFigures } from "../figures/about-figures.ts";
import { columnOptions, PHONE } from "../figures/ranked.ts";
import { SelectedContext } from "../selection.tsx";
import type { Cirus } from "../use-cirus.ts";
import type { Chart, ChartData } from "./chart.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { ranksChart } from "./ranks-chart.tsx";
import { scatterChart } from "./scatter-chart.tsx";
import { spreadChart } from "./spread-chart.tsx";

/** Three pictures of the figures. */
export function ChartsSection({ cirus }: { cirus: Cirus }) {
  const { shown, ranked, change } = cirus;
  const { chart } = shown;
  const labels: Readonly<Record<ChartKind, string>> = {
    spread: "How one figure is spread",
    scatter: "Two figures against each other",
    ranks: `The ${ranked.words.groups} in order`,
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
      {chart !== null && ranked.list.places.length > 0 && <ChartView kind={chart} cirus={cirus} />}
    </div>
  );
}

const DRAW: Readonly<Record<ChartKind, (data: ChartData) => Chart>> = {
  spread: spreadChart,
  scatter: scatterChart,
  ranks: ranksChart,
};

/** The picture that was asked for, and the choice of what it shows. */
function ChartView({ kind, cirus }: { kind: ChartKind; cirus: Cirus }) {
  const { shown, ranked: places, rankedGroups, change } = cirus;
  const { view, index, chartX, chartY } = shown;
  const isScatter = kind === "scatter";
  const marked = use(SelectedContext);
  const width = useMedia(PHONE) ? 340 : 720;
  const options = columnOptions(places);
  const chart = useMemo(() => {
    const [ranked, placesWord] =
      kind === "ranks" ? [rankedGroups, places.words.groups] : [places, places.words.places];
    const [x, y] = [ranked.columnOf(chartX), ranked.columnOf(chartY)];
    if (!ranked.list.places.some((place) => x.read(place) !== null)) return null;
    const columns = kind === "scatter" ? [x, y] : [x];
    return {
      drawn: DRAW[kind]({ ranked, placesWord, marked, x, y, width }),
      about: aboutFigures({ ranked, placesWord, columns }),
    };
  }, [kind, chartX, chartY, places, rankedGroups, marked, width]);
  return (
    <>
      <div className="toolbar row row-end no-print above">
        <Select
          label={isScatter ? "Across" : "Figure"}
          value={chartX}
          options={options}
          onChange={(key) => change({ chartX: key })}
        />
        {isScatter && (
          <Select
            label="Upwards"
            value={chartY}
            options={options}
            onChange={(key) => change({ chartY: key })}
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
          fileName={["cirus", view, kind, chartX, isScatter && chartY, index]
            .filter(Boolean)
            .join("-")}
          about={chart.about}
          list={places.list}
        />
      )}
    </>
  );
}
