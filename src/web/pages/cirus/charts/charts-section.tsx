import type { ComponentType } from "react";
import { VIEW_FACTS } from "#domain/risk/view-facts.data.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import type { Cirus } from "../use-cirus.ts";
import { CHART_KINDS, type ChartKind } from "../view.ts";
import type { ChartViewProps } from "./chart-view.tsx";
import "./charts.css";

const loadView = async () => (await import("./chart-view.tsx")).ChartView;

/** Three pictures of the figures; the code that draws them loads with the first that is asked for. */
export function ChartsSection({ cirus }: { cirus: Cirus }) {
  const { shown, places, groups, change } = cirus;
  const { view, chart } = shown;
  const picture = useLoaded<ComponentType<ChartViewProps>>(loadView, chart !== null);
  const labels: Readonly<Record<ChartKind, string>> = {
    spread: "How one figure is spread",
    scatter: "Two figures against each other",
    ranks: `The ${VIEW_FACTS[view].groups} in order`,
  };
  return (
    <div className="charts">
      <h2>Pictures</h2>
      <div className="no-print flex flex-wrap gap-3">
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
      {chart !== null && (
        <Awaited outcome={picture} what="picture">
          {(ChartView) => (
            <ChartView
              kind={chart}
              shown={shown}
              places={places}
              groups={groups}
              onChange={change}
            />
          )}
        </Awaited>
      )}
    </div>
  );
}
