import type { CSSProperties } from "react";
import { Computed } from "../../../ui/computed.tsx";
import type { Place } from "../lists/place.ts";
import { fixed, isRough } from "./figure-text.ts";
import { INDICES, type IndexKind } from "./indices.ts";
import type { Metric } from "./metrics.ts";
import { type ShownFigure, shownFigure, UNPUBLISHED } from "./shown-figure.ts";
import { StatusMark } from "./status-mark.tsx";

interface FigureCellsProps {
  readonly place: Place;
  readonly metrics: readonly Metric[];
  readonly index: IndexKind;
}

/** The rank, index and metrics of a place: the cells to the right of its name. */
export function FigureCells({ place, metrics, index }: FigureCellsProps) {
  const { figures } = place;
  const { index: indexField, rank: rankField } = INDICES[index];
  const value = figures[indexField];
  const reliance = index === "plain" && relianceText(figures);
  return (
    <>
      <td className="end rank">{figures[rankField] ?? "–"}</td>
      <td className="index-cell" style={share(value ?? 0)}>
        {value === undefined ? (
          <span className="label">no index</span>
        ) : (
          <Computed>{fixed(value, 2)}</Computed>
        )}
        {reliance && <span className="label">{reliance}</span>}
      </td>
      {runsOf(place, metrics, index).map((run) => (
        <td key={run.metric.key} colSpan={run.span} className={classOf(run)}>
          {run.shown.text}
          {run.shown.status && (
            <StatusMark
              status={run.shown.status}
              isWord={isRough(run.metric.key, run.shown.status)}
            />
          )}
        </td>
      ))}
    </>
  );
}

const share = (index: number) => ({ "--share": `${index * 10}%` }) as CSSProperties;

// How reliable a district's rank or a continent's mean is.
function relianceText({ rank_low: low, rank_high: high, modelled_share: share }: Place["figures"]) {
  if (share !== undefined) return `${fixed(share * 100, 0)} % modelled`;
  if (low === undefined || high === undefined) return null;
  return low === high ? `band ${low}` : `band ${low} to ${high}`;
}

interface Run {
  readonly metric: Metric;
  readonly shown: ShownFigure;
  readonly span: number;
  readonly isFirstOfGroup: boolean;
}

// Adjacent metrics that no source publishes share one cell.
function runsOf(place: Place, metrics: readonly Metric[], index: IndexKind): readonly Run[] {
  const runs: Run[] = [];
  metrics.forEach((metric, at) => {
    const shown = shownFigure(place, metric, index);
    const last = runs.at(-1);
    if (shown.text === UNPUBLISHED && last?.shown.text === UNPUBLISHED) {
      runs[runs.length - 1] = { ...last, span: last.span + 1 };
    } else {
      const isFirstOfGroup = metric.group !== metrics[at - 1]?.group;
      runs.push({ metric, shown, span: 1, isFirstOfGroup });
    }
  });
  return runs;
}

function classOf({ shown, span, isFirstOfGroup }: Run): string {
  const names = [
    shown.value === null ? "figure-none" : "figure",
    span === 1 && "end",
    isFirstOfGroup && "group-start",
  ];
  return names.filter(Boolean).join(" ");
}
