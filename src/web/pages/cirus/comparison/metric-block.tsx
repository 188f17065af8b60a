import type { CSSProperties } from "react";
import { gapText } from "../figures/figure-text.ts";
import { MetricTip } from "../figures/metric-tip.tsx";
import type { ShownFigure } from "../figures/shown-figure.ts";
import { StatusMark } from "../figures/status-mark.tsx";
import type { MetricNote, Place } from "../lists/place.ts";
import { standings } from "./gaps.ts";

interface MetricBlockProps {
  readonly title: string;
  readonly note: MetricNote | undefined;
  readonly decimals: number;
  readonly places: readonly Place[];
  /** One for each place. */
  readonly figures: readonly ShownFigure[];
  readonly median: number | null;
  /** The value at the end of a bar, if it is fixed. */
  readonly scale?: number;
}

/** One metric of the places compared: bars from zero, and a line across at the median of all. */
export function MetricBlock(props: MetricBlockProps) {
  const { title, note, decimals, places, figures, median, scale } = props;
  const values = figures.map(({ value }) => value);
  const end = scale ?? Math.max(...values.map((value) => value ?? 0), median ?? 0);
  const share = (value: number | null) => `${end > 0 ? ((value ?? 0) / end) * 100 : 0}%`;
  const standing = standings(values, median);
  return (
    <section className="metric-block">
      <h3>
        {title}
        <MetricTip label={title} note={note} />
      </h3>
      <table>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Place</span>
            </th>
            <th scope="col" className="end">
              <span className="unseen">Value</span>
            </th>
            <th scope="col" className="end label">
              from lowest
            </th>
            <th scope="col" className="end label">
              from median
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place, at) => (
            <tr key={place.id}>
              <th scope="row">
                {place.name}
                <span
                  className="bar"
                  style={
                    { "--share": share(values[at]!), "--median": share(median) } as CSSProperties
                  }
                  data-median={median !== null || undefined}
                />
              </th>
              <td className="end value">
                {figures[at]!.text}
                {figures[at]!.status && <StatusMark status={figures[at]!.status} />}
              </td>
              <td className="end label">{lowestText(standing[at]?.aboveLowest, decimals)}</td>
              <td className="end label">{medianText(standing[at]?.aboveMedian, decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function lowestText(gap: number | undefined, decimals: number): string {
  if (gap === undefined) return "–";
  return gap === 0 ? "lowest" : gapText(gap, decimals);
}

function medianText(gap: number | null | undefined, decimals: number): string {
  return gap === null || gap === undefined ? "–" : gapText(gap, decimals);
}
