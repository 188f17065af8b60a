import { Button } from "../../../ui/controls/button.tsx";
import { CHART_KINDS, type ChartKind } from "../address.ts";
import { wordsOf } from "../figures/scope.ts";
import type { Cirus } from "../use-cirus.ts";
import { ChartView } from "./chart-view.tsx";
import "./charts.css";

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
